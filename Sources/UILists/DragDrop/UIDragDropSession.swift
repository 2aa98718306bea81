public import Foundation
public import ObjectiveC
public import UIKitCore

/// The common part of drag and drop sessions.
///
/// > Contract: UIKit, UIDragDropSession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items, in the order in which the source returned them.
    var items: [UIDragItem] { get }
    /// The touch's location in a view.
    ///
    /// > Units: points in `view`.
    func location(in view: UIView) -> CGPoint
    /// Whether the source lets a drop move its items; if false, a proposal to move is refused.
    var allowsMoveOperation: Bool { get }
    /// What the source's delegate returned; a drag ends in the app in which it began in either case.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether any item has data of one of the type identifiers, or of a type that conforms to one.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether any item can be read as an object of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

/// A drag, as its source sees it.
///
/// > Contract: UIKit, UIDragSession
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app's own for the whole drag, such as the source of its items.
    var localContext: Any? { get set }
}

/// A drag, as a drop target sees it.
///
/// > Contract: UIKit, UIDropSession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// Nil for a drag from the desktop.
    var localDragSession: (any UIDragSession)? { get }
    /// What is shown while dropped data load; stored only, as no indicator is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads the objects of one class, of all items that have one. The completion is called on the main queue.
    @discardableResult
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
        -> Progress
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: T?
                    guard let source = object as? T._ObjectiveCType, T._conditionallyBridgeFromObjectiveC(source, result: &value) else {
                        return nil
                    }
                    return value
                })
        }
    }
}

/// What is shown while dropped data load.
public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
    /// Nothing: the app shows the progress itself.
    case none = 0
    /// The system's indicator.
    case `default` = 1
}

/// The operation of a drop.
public enum UIDropOperation: Int, Sendable {
    /// None: the drag is cancelled.
    case cancel = 0
    /// The drop would be allowed elsewhere, but not here.
    case forbidden = 1
    /// The target takes a copy.
    case copy = 2
    /// The target takes the items from the source, if the session allows it; otherwise the drop is cancelled.
    case move = 3
}

/// How a view would handle a drag over it.
///
/// > Contract: UIKit, UIDropProposal
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// The operation that a drop here would perform.
    public let operation: UIDropOperation
    /// The drop needs a precise location: the preview shrinks so as not to cover it.
    open var isPrecise = false {
        didSet { if isPrecise { UnimplementedSetting.report("isPrecise", on: self) } }
    }
    /// Whether a large preview keeps its size over this target, instead of shrinking under the touch.
    open var prefersFullSizePreview = false

    /// A proposal to perform an operation; `cancel` and `forbidden` refuse the drop.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    package convenience init(dropOperation: UIDropOperation) { self.init(operation: dropOperation) }
}
