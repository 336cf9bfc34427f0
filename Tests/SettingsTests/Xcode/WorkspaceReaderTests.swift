import Settings
import Testing

@Suite("Xcode workspaces")
struct WorkspaceReaderTests {
    @Test("Projects and packages are found through groups, each once")
    func contents() throws {
        let folder = try FixtureFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:App/App.xcodeproj"></FileRef>
               <FileRef location = "container:App/App.xcodeproj"/>
               <Group location = "group:Packages" name = "Packages">
                  <FileRef location = "group:Core &amp; More"/>
                  <Group location = "container:Other"><FileRef location = "group:Two"/></Group>
               </Group>
               <FileRef location = "group:README.md"/>
               <FileRef location = "group:Gone.xcodeproj"/>
            </Workspace>
            """,
            "App/App.xcodeproj/project.pbxproj": "", "Packages/Core & More/Package.swift": "",
            "Other/Two/Package.swift": "", "README.md": "",
        ])
        let contents = WorkspaceReader.read(workspace: folder["All.xcworkspace"])
        #expect(contents.projects == [folder["App/App.xcodeproj"], folder["Gone.xcodeproj"]])
        #expect(contents.packages == [folder["Packages/Core & More"], folder["Other/Two"]])
        #expect(contents.problems.map { $0.line } == [10])
        #expect(contents.problems.first?.message == "\(folder["Gone.xcodeproj"]) does not exist")
    }

    @Test("The workspace inside a project stands for the project")
    func own() throws {
        let file = "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata"
        let folder = try FixtureFolder([file: "<Workspace version=\"1.0\"><FileRef location=\"self:\"/></Workspace>"])
        let contents = WorkspaceReader.read(workspace: folder["App.xcodeproj/project.xcworkspace"])
        #expect(contents.projects == [folder["App.xcodeproj"]])
    }

    @Test("A broken workspace is refused with its line, a missing one with its path")
    func broken() throws {
        let folder = try FixtureFolder(["A.xcworkspace/contents.xcworkspacedata": "<Workspace>\n<Group>\n</Workspace>"])
        let broken = try #require(WorkspaceReader.read(workspace: folder["A.xcworkspace"]).problems.first)
        #expect(broken.isFatal && broken.line == 3)
        #expect(broken.message == "“</Workspace>” closes nothing")
        let missing = try #require(WorkspaceReader.read(workspace: folder["B.xcworkspace"]).problems.first)
        #expect(missing.isFatal && missing.message == "no such file")
    }
}
