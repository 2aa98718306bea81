public import Foundation
internal import ObjectiveC

/// Provides a different form of the shared data to each activity.
///
/// > Contract: UIKit, UIActivityItemSource; the last three members are optional.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an object of the class that the item will have.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity, when the user has chosen it.
    ///
    /// - Parameters:
    ///   - activityViewController: the sheet.
    ///   - activityType: the chosen activity; nil for one without a type.
    ///
    /// > Returns: nil to omit the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a message with the item; empty by default.
    ///
    /// Ferry has no activity that uses it.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the uniform type identifier of an item that is `Data`; empty by default.
    ///
    /// "Copy" puts the data on the pasteboard as this type, "Save to Documents" chooses the file's extension by it.
    func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a preview image of the item, in points of `size`; nil by default.
    ///
    /// Ferry's sheet shows it in its header, for the first item; the type is nil then.
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ObjCRuntime.optional(self, "activityViewController:subjectForActivityType:", [activityViewController, activityType]) ?? ""
    }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ObjCRuntime.optional(self, "activityViewController:dataTypeIdentifierForActivityType:", [activityViewController, activityType])
            ?? ""
    }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? {
        let name = "activityViewController:thumbnailImageForActivityType:suggestedSize:"
        return ObjCRuntime.optional(self, name, [activityViewController, activityType, size]) ?? nil
    }
}

/// An item that is created when it is needed, off the main thread.
///
/// > Contract: UIKit, UIActivityItemProvider
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let placeholder: Any
    private let lock = NSLock()
    private var kind: UIActivity.ActivityType?
    private var made: Any?

    /// Creates a provider.
    ///
    /// - Parameter placeholderItem: an object of the class that `item` will have, or a preview of it; the sheet decides by it which
    ///   activities fit.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The object given at creation, which stands for the item until it is created.
    open var placeholderItem: Any? { placeholder }
    /// The activity that the item is for. Set while `item` is accessed.
    open var activityType: UIActivity.ActivityType? { lock.withLock { kind } }
    /// Override to create the item; called on the provider's thread.
    open var item: Any { placeholder }

    open override func main() {
        let item = item
        lock.withLock { made = item }
    }

    @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholder
    }
    @preconcurrency @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { lock.withLock { made } }

    func start(for type: UIActivity.ActivityType?) { lock.withLock { kind = type } }
}
