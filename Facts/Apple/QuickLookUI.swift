// QuickLookUI.
@_exported import QuickLook
