public import CoreGraphics
public import Foundation

/// One touch on the screen, the same object from begin to end.
///
/// > Contract: UIKit, UITouch
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
        public static let stylus = TouchType.pencil
    }
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    package let finger: Int
    /// Different for each touch of a process.
    package let serial: Int
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

    open var timestamp: TimeInterval { time }
    open var phase: Phase { currentPhase }
    /// The number of consecutive touches here, this one included.
    open var tapCount: Int { taps }
    open var type: TouchType { .direct }
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var window: UIWindow? { hitWindow }
    open var view: UIView? { hitView }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// 0 on screens without force sensing, as on every device since 2019.
    open var force: CGFloat { feelsForce ? pressure : 0 }
    open var maximumPossibleForce: CGFloat { feelsForce ? 20.0 / 3 : 0 }
    private var feelsForce: Bool { hitView?.traitCollection.forceTouchCapability == .available }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// In the coordinates of `view`, or of the window if nil.
    open func location(in view: UIView?) -> CGPoint { place(screenLocation, in: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousScreenLocation, in: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
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
