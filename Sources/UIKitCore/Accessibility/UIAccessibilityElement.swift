public import Foundation

/// An element on screen that is not a view but is exposed to assistive tools like one.
///
/// > Contract: UIKit, UIAccessibilityElement
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// In the screen's coordinates.
    open var accessibilityFrame: CGRect = .zero
    /// In the container's coordinates; setting it sets `accessibilityFrame` to the frame converted at that moment.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Where activating the element touches: the centre by default. > Units: points of the screen.
    open var accessibilityActivationPoint: CGPoint {
        get { activationPoint ?? CGPoint(x: frameOnScreen.midX, y: frameOnScreen.midY) }
        set { activationPoint = newValue }
    }
    private var activationPoint: CGPoint?
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityLanguage: String? {
        didSet { if accessibilityLanguage != nil { UnimplementedSetting.report("accessibilityLanguage", on: self) } }
    }

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
