public import Foundation

/// Which part of a web view an image shows. > Contract: WebKit, WKSnapshotConfiguration.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject, @MainActor NSCopying {
    /// The part, in the view's coordinates; null is all of its bounds. > Units: points.
    open var rect = CGRect.null
    /// The image's width; nil is that of the part. The height follows. > Units: points.
    open var snapshotWidth: NSNumber?
    /// Whether the image has what scripts have changed until now; default true.
    open var afterScreenUpdates = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
        return copy
    }
}

/// Which part of a page a PDF shows. > Contract: WebKit, WKPDFConfiguration.
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject, @MainActor NSCopying {
    /// Whether the PDF has no background of its own; default false.
    open var allowTransparentBackground = false

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKPDFConfiguration()
        copy.allowTransparentBackground = allowTransparentBackground
        return copy
    }
}

/// How text is searched for. > Contract: WebKit, WKFindConfiguration.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject, @MainActor NSCopying {
    /// Whether the search goes towards the page's start; default false.
    open var backwards = false
    /// Whether letters have to have the same case; default false.
    open var caseSensitive = false
    /// Whether the search goes on at the page's other end; default true.
    open var wraps = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
        return copy
    }
}

/// What a search has found. > Contract: WebKit, WKFindResult.
@preconcurrency @MainActor open class WKFindResult: NSObject {
    /// Whether the text is in the page.
    public let matchFound: Bool

    init(matchFound: Bool) {
        self.matchFound = matchFound
        super.init()
    }
}
