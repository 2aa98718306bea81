public import CoreGraphics
public import Foundation

/// One touch on the screen, the same object from begin to end.
///
/// > Contract: UIKit, UITouch
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The progress of a touch.
    public enum Phase: Int, Sendable {
        /// The touch is new in this event.
        case began = 0
        /// The touch moved since the last event.
        case moved = 1
        /// The touch is on the screen and did not move.
        case stationary = 2
        /// The touch was lifted.
        case ended = 3
        /// The system cancelled the touch.
        case cancelled = 4
        /// A pointer entered the view; Ferry uses hover recognisers instead.
        case regionEntered = 5
        /// A pointer moved in the view; Ferry uses hover recognisers instead.
        case regionMoved = 6
        /// A pointer left the view; Ferry uses hover recognisers instead.
        case regionExited = 7
    }
    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger, or the primary button of a mouse.
        case direct = 0
        /// A touch of a remote control.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// Another button of a mouse.
        case indirectPointer = 3
        /// The older name of `pencil`.
        public static let stylus = TouchType.pencil
    }
    /// Values of a pencil that may be corrected later; none in Ferry.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force.
        public static let force = Properties(rawValue: 1)
        /// The direction of the pencil on the screen.
        public static let azimuth = Properties(rawValue: 2)
        /// The angle between pencil and screen.
        public static let altitude = Properties(rawValue: 4)
        /// The location.
        public static let location = Properties(rawValue: 8)
    }

    package let finger: Int
    /// Different for each touch of a process.
    package let serial: Int
    package var touchType: TouchType = .direct
    /// A click of a button other than the primary one: UIKit's own views and recognisers do not react to it.
    package var isSecondaryClick: Bool { touchType == .indirectPointer }
    package var currentPhase: Phase = .began
    package var time: TimeInterval = 0
    package var taps = 1
    package var pressure: CGFloat = 1
    /// Locations on the screen, in points.
    package var screenLocation: CGPoint = .zero
    package var previousScreenLocation: CGPoint = .zero
    package weak var hitWindow: UIWindow?
    package var hitView: UIView?
    package var recognizers: [UIGestureRecognizer] = []
    /// The messages of this touch that its view has received.
    package var delivery = TouchDelivery()

    /// A touch without a location; tests of apps create such touches.
    public override init() {
        finger = 0
        serial = 0
        super.init()
    }

    package init(finger: Int, serial: Int) {
        self.finger = finger
        self.serial = serial
        super.init()
    }

    /// The time of the last change, in seconds since the device started.
    open var timestamp: TimeInterval { time }
    /// The progress of the touch in the current event.
    open var phase: Phase { currentPhase }
    /// The number of consecutive touches here, this one included.
    open var tapCount: Int { taps }
    /// `.indirectPointer` for a click of the secondary mouse button; the primary button is a finger here.
    open var type: TouchType { touchType }
    /// The radius of the finger in points: always 20.
    open var majorRadius: CGFloat { 20 }
    /// The accuracy of `majorRadius` in points: always 5.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// The window in which the touch began.
    open var window: UIWindow? { hitWindow }
    /// The view in which the touch began; the same until the touch ends.
    open var view: UIView? { hitView }
    /// The recognisers that track the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// 0 on screens without force sensing, as on every device since 2019.
    open var force: CGFloat { feelsForce ? pressure : 0 }
    /// The greatest value of `force`; 0 on screens without force sensing.
    open var maximumPossibleForce: CGFloat { feelsForce ? 20.0 / 3 : 0 }
    private var feelsForce: Bool { hitView?.traitCollection.forceTouchCapability == .available }
    /// The angle between a pencil and the screen in radians: always π/2.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The index of later corrections of a pencil's values; always nil.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The values that are estimated now; always empty.
    open var estimatedProperties: Properties { [] }
    /// The estimated values that will be corrected; always empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The current location in points.
    ///
    /// In the coordinates of `view`, or of the window if nil.
    open func location(in view: UIView?) -> CGPoint { place(screenLocation, in: view) }
    /// The location in the previous event, in the coordinates of `view` or the window.
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousScreenLocation, in: view) }
    /// The location at the highest accuracy; the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The previous location at the highest accuracy; the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The direction of a pencil in radians, in the coordinates of `view`; always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a pencil as a vector of length 1; always (1, 0).
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// A pencil's rotation about its axis; 0 for a finger.
    open var rollAngle: CGFloat { 0 }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let window = hitWindow ?? view?.window else { return point }
        let inWindow = window.convert(point, from: nil as UIWindow?)
        return view.map { $0.convert(inWindow, from: window) } ?? inWindow
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            "<UITouch: finger \(finger); phase: \(currentPhase); tap count: \(taps); screen: \(screenLocation); "
                + "view: \(hitView.map { String(describing: Swift.type(of: $0)) } ?? "none")>"
        }
    }
}
