public import Foundation

/// An element on screen that is not a view but is exposed to assistive tools like one.
///
/// > Contract: UIKit, UIAccessibilityElement
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    let elementIdentity = AccessibilityIdentity.next()
    /// The view or element that contains this one; not retained.
    ///
    /// Actions that the element does not handle continue with it.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive tools stop at the element; true by default.
    open var isAccessibilityElement = true
    /// A name by which tests and scripts find the element; it is not spoken.
    open var accessibilityIdentifier: String?
    /// The localized name that VoiceOver speaks first.
    open var accessibilityLabel: String?
    /// A sentence about what activating the element does.
    open var accessibilityHint: String?
    /// The element's current value as text.
    open var accessibilityValue: String?
    /// The roles and states that assistive tools announce; none by default.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The element's frame in the screen's coordinates, in points; elements with an empty frame are not read.
    open var accessibilityFrame: CGRect = .zero
    /// In the container's coordinates; setting it sets `accessibilityFrame` to the frame converted at that moment.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Where activating the element touches: the centre by default. > Units: points of the screen.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: frameOnScreen.midX, y: frameOnScreen.midY) }
        set { activationPoint = newValue }
    }
    private var activationPoint: CGPoint?
    /// Further actions that assistive tools offer for the element, in this order.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Kinds of items that the user can step through from this element; those of its containers follow.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    /// The language tag of the voice that speaks the element.
    ///
    /// It has no effect in Ferry, which the log reports.
    open var accessibilityLanguage: String? {
        didSet { if accessibilityLanguage != nil { UnimplementedSetting.report("accessibilityLanguage", on: self) } }
    }

    /// Creates an element without a label or a frame.
    ///
    /// - Parameter container: the view that shows the element; it is not retained.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The element's current frame on the screen.
    package var frameOnScreen: CGRect {
        guard accessibilityFrameInContainerSpace != .zero, let view = accessibilityContainer as? UIView else { return accessibilityFrame }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
}
