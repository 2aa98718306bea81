public import Foundation

/// What an element of a page accepts that asks for files. > Contract: WebKit, WKOpenPanelParameters.
@preconcurrency @MainActor open class WKOpenPanelParameters: NSObject {
    /// Whether several files may be chosen.
    open var allowsMultipleSelection: Bool { isMultiple }
    /// Whether the page wants folders.
    open var allowsDirectories: Bool { wantsFolders }

    private let isMultiple: Bool
    /// Whether folders are wanted instead of files.
    let wantsFolders: Bool
    /// Which files the page accepts.
    let filter: FileFilter
    /// Whether a new photo is wanted, and none of those that are there.
    let wantsCamera: Bool

    init(isMultiple: Bool, wantsFolders: Bool = false, wantsCamera: Bool = false, filter: FileFilter) {
        (self.isMultiple, self.wantsFolders, self.wantsCamera, self.filter) = (isMultiple, wantsFolders, wantsCamera, filter)
        super.init()
    }
}
