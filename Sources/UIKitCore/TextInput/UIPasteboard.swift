public import Foundation

/// Text that is cut, copied and pasted. The general one is told to the simulator too.
///
/// > Contract: UIKit, UIPasteboard; strings only so far.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    private static let shared = UIPasteboard(name: "com.apple.UIKit.pboard.general")

    open class var general: UIPasteboard { shared }
    public let name: String
    open private(set) var changeCount = 0
    private var kept: [String] = []

    init(name: String) {
        self.name = name
        super.init()
    }

    open var string: String? {
        get { kept.first }
        set { strings = newValue.map { [$0] } }
    }

    open var strings: [String]? {
        get { kept.isEmpty ? nil : kept }
        set {
            kept = newValue ?? []
            changeCount += 1
            if self === UIPasteboard.shared { ApplicationContext.current.send(.pasteboard(kept.first ?? "")) }
            NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
        }
    }

    open var hasStrings: Bool { !kept.isEmpty }
    open var numberOfItems: Int { kept.count }
    open var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    open var hasURLs: Bool { url != nil }
}
