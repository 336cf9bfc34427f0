// CompilerDriver
