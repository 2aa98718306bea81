public import Foundation
public import ObjectiveC
public import UIKitCore

/// The common part of drag and drop sessions.
///
/// > Contract: UIKit, UIDragDropSession
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// > Units: points in `view`.
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    /// Always true: a drag ends in the app in which it began.
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
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
    var localContext: Any? { get set }
}

/// A drag, as a drop target sees it.
///
/// > Contract: UIKit, UIDropSession
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// Nil for a drag from the desktop.
    var localDragSession: (any UIDragSession)? { get }
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

public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
    case none = 0
    case `default` = 1
}

/// The operation of a drop.
public enum UIDropOperation: Int, Sendable {
    /// None: the drag is cancelled.
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
}

/// How a view would handle a drag over it.
///
/// > Contract: UIKit, UIDropProposal
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    /// The drop needs a precise location: the preview shrinks so as not to cover it.
    open var isPrecise = false {
        didSet { if isPrecise { UnimplementedSetting.report("isPrecise", on: self) } }
    }
    open var prefersFullSizePreview = false {
        didSet { if prefersFullSizePreview { UnimplementedSetting.report("prefersFullSizePreview", on: self) } }
    }

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    package convenience init(dropOperation: UIDropOperation) { self.init(operation: dropOperation) }
}
