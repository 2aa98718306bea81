public import Foundation

/// Presents a controller as a sheet that rests at one of several heights and that a person can drag.
///
/// > Contract: UIKit, UISheetPresentationController; PR-20 to PR-22, facts 2.4 and 3.2.
///
/// Detents are heights over the bottom edge: in the middle of a pad's wide window a sheet has one size, its style's or its content's.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    /// The heights the sheet rests at, in any order. Empty counts as the large one.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The height the sheet rests at; nil, or one that is not among the detents, is the lowest. Setting it calls no delegate.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { settle() } } }
    /// Up to this detent what lies beneath is not dimmed, and takes touches. > Contract: PR-21.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { settle() } }
    /// Whether scrolling up at the top of the content grows the sheet first. > Contract: PR-22.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false { didSet { settle() } }
    /// Nil is the system's. > Units: points.
    open var preferredCornerRadius: CGFloat? { didSet { settle() } }
    /// The view a sheet in a pad's window belongs to.
    open weak var sourceView: UIView? { didSet { if sourceView != nil { UnimplementedSetting.report("sourceView", on: self) } } }
    /// Whether a sheet in the middle is as large as a page rather than as large as its content; at first as the style says.
    open var prefersPageSizing: Bool {
        get { pageSizing ?? (presentedViewController.modalPresentationStyle != .formSheet) }
        set {
            pageSizing = newValue
            settle()
        }
    }
    private var pageSizing: Bool?
    /// Whether a phone on its side keeps the sheet at the bottom edge instead of filling the window.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { settle() } }
    /// Whether a sheet at the bottom edge of a window that is wider than high is as wide as the content asks for.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settle() } }

    /// Animates what `changes` sets of the sheet. > Contract: PR-20.
    open func animateChanges(_ changes: () -> Void) {
        guard let container = session?.container, container.window != nil else { return changes() }
        isCollecting = true
        changes()
        isCollecting = false
        container.settle(animated: true)
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() { settle() }

    private var isCollecting = false

    private func settle() { if !isCollecting { session?.container.settle(animated: false) } }

    /// A drag or tap of a person chose a detent.
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

        /// All of the room there is.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Half of the container; none where that is low.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetRoom)?.half ?? context.maximumDetentValue / 2
            }
        }
        /// The resolver answers with a height that leaves out the safe area at the bottom, or nil where the detent does not count.
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

/// What a detent's height depends on.
///
/// > Contract: UIKit, UISheetPresentationControllerDetentResolutionContext. > Units: points.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The container's height without its safe area.
    var maximumDetentValue: CGFloat { get }
}

/// The room a sheet is in.
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
