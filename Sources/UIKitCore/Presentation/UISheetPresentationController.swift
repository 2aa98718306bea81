public import Foundation

/// Presents a controller as a sheet with one or more detents that the user can drag between.
///
/// > Contract: UIKit, UISheetPresentationController; PR-20 to PR-22, facts 2.4 and 3.2.
///
/// Detents are heights above the bottom edge: in the middle of an iPad's wide window a sheet has one size, its style's or its content's.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    /// The heights at which the sheet rests, in any order. Empty counts as the large one.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The current detent; nil, or one that is not in `detents`, means the lowest. Setting it does not call the delegate.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { settle() } } }
    /// Up to this detent what is below is not dimmed, and receives touches. > Contract: PR-21.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settle() } }
    /// Whether scrolling up at the content's top expands the sheet first. > Contract: PR-22.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false { didSet { settle() } }
    /// Nil means the system's radius. > Units: points.
    open var preferredCornerRadius: CGFloat? { didSet { settle() } }
    /// The source view of a sheet in an iPad's window.
    open weak var sourceView: UIView? { didSet { if sourceView != nil { UnimplementedSetting.report("sourceView", on: self) } } }
    /// Whether a centred sheet has the page size rather than its content's; the style sets the default.
    open var prefersPageSizing: Bool {
        get { pageSizing ?? (presentedViewController.modalPresentationStyle != .formSheet) }
        set {
            pageSizing = newValue
            settle()
        }
    }
    private var pageSizing: Bool?
    /// Whether a sheet stays at the bottom edge on a phone in landscape instead of filling the window.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { settle() } }
    /// Whether a sheet at the bottom edge of a landscape window takes its content's preferred width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settle() } }

    /// Animates the changes that `changes` makes to the sheet. > Contract: PR-20.
    open func animateChanges(_ changes: () -> Void) {
        guard let container = session?.container, container.window != nil else { return changes() }
        isCollecting = true
        changes()
        isCollecting = false
        container.settle(animated: true)
    }

    /// Resolves custom detents again.
    open func invalidateDetents() { settle() }

    private var isCollecting = false

    private func settle() { if !isCollecting { session?.container.settle(animated: false) } }

    /// The user chose a detent by a drag or tap.
    func choose(_ identifier: Detent.Identifier) {
        guard identifier != (selectedDetentIdentifier ?? session?.container.lowestDetent) else { return }
        isCollecting = true
        selectedDetentIdentifier = identifier
        isCollecting = false
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// > Contract: UIKit, UISheetPresentationController.Detent
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// The full available height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Half of the container; inactive in compact height.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetRoom)?.half ?? context.maximumDetentValue / 2
            }
        }
        /// The resolver returns a height without the bottom safe area, or nil if the detent is inactive.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            serial += 1
            return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(serial)"), resolver)
        }
        private static var serial = 0

        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
    }
}

/// The values that a detent's height depends on.
///
/// > Contract: UIKit, UISheetPresentationControllerDetentResolutionContext. > Units: points.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The container's height without its safe area.
    var maximumDetentValue: CGFloat { get }
}

/// The container of a sheet, for resolving detents.
@MainActor final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// Half of the container, without the safe area at the bottom.
    let half: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat, half: CGFloat) {
        (containerTraitCollection, maximumDetentValue, self.half) = (traits, maximum, half)
        super.init()
    }
}
