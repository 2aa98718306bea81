package import DeviceProtocol
public import Foundation
public import ObjectiveC
public import QuartzCore

/// A display, with its bounds in the device's current orientation.
///
/// > Contract: UIKit, UIScreen
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    private var state: DeviceState
    private var traits: UITraitCollection
    private var chosenBrightness: CGFloat = 0.5

    /// The app's own style, whatever the device's.
    private let style: UIUserInterfaceStyle

    package init(device: DeviceState, style: UIUserInterfaceStyle = .unspecified) {
        state = device
        self.style = style
        traits = UITraitCollection(values: DeviceTraits.values(of: device, style: style))
        super.init()
    }

    package func update(to device: DeviceState) {
        let previous = traits
        state = device
        traits = UITraitCollection(values: DeviceTraits.values(of: device, style: style))
        if traits.values != previous.values { traitCollectionDidChange(previous) }
    }

    /// The device's screen; there is one.
    open class var main: UIScreen { ApplicationContext.current.screen }
    /// All screens: the main one only, since Ferry's devices have no external displays.
    open class var screens: [UIScreen] { [main] }

    /// The size of the screen in points, in the current orientation; the origin is zero.
    open var bounds: CGRect { CGRect(origin: .zero, size: DeviceChangeDispatcher.screenSize(of: state)) }
    /// The size of the panel.
    ///
    /// > Units: pixels, always upright.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: state.width * state.scale, height: state.height * state.scale) }
    /// The pixels per point, such as 3 for most iPhones.
    open var scale: CGFloat { CGFloat(state.scale) }
    /// The pixels per point of the panel; equal to `scale` in Ferry.
    open var nativeScale: CGFloat { CGFloat(state.scale) }
    /// The bounds without the status bar, if that is visible.
    open var applicationFrame: CGRect {
        let application = UIApplication.shared
        let bar = min(application.statusBarFrame.height, bounds.height)
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }
    /// The coordinates of the screen in its current orientation, in points.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the upright device, whatever the interface's orientation, in points.
    open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }
    private lazy var fixedSpace = FixedScreenCoordinateSpace(screen: self)
    /// > Units: points.
    var uprightSize: CGSize { CGSize(width: state.width, height: state.height) }
    var orientation: DeviceState.Orientation { state.orientation }
    /// That of the version of iOS that the device imitates.
    var systemLook: SystemLook { SystemLook(version: SystemVersion(state.systemVersion) ?? .standard) }
    /// The brightness of the screen; values outside the range are clamped, and Ferry's screen does not change.
    ///
    /// > Units: 0...1.
    open var brightness: CGFloat {
        get { chosenBrightness }
        set {
            chosenBrightness = min(max(newValue, 0), 1)
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    /// The frames per second that the screen shows at most: 60 on every device of Ferry.
    open var maximumFramesPerSecond: Int { 60 }
    /// Creates a display link that sends `sel` to `target` before each frame once it is added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }
    /// Whether the screen is being recorded or mirrored; always false.
    open var isCaptured: Bool { false }
    /// The screen that this one mirrors; always nil.
    open var mirrored: UIScreen? { nil }
    /// The cell of the key window that has the focus of a keyboard; nil if none has it.
    open var focusedItem: (any UIFocusItem)? { focusedCell }
    /// The view that has the focus of a keyboard; nil if none has it.
    open weak var focusedView: UIView? { focusedCell }
    private var focusedCell: UIView? { ApplicationContext.of(nil).windows.key?.focusedList?.focusedCell }
    /// Whether keys move a focus; true on iPads.
    open var supportsFocus: Bool { traits.userInterfaceIdiom == .pad }
    /// Whether the screen shows reference colours; no simulated screen does.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// How much brighter than white the screen shows at this moment: 1, the standard dynamic range.
    open var currentEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white the screen can show: 1, the standard dynamic range.
    open var potentialEDRHeadroom: CGFloat { 1 }
    /// The traits of the device and its settings, which windows inherit.
    open var traitCollection: UITraitCollection { traits }
    /// Called after the device's traits changed, such as its text size or dark style; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    package var cornerRadius: CGFloat { CGFloat(state.cornerRadius) }

    /// Converts a point on the screen to a view's or another coordinate space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.fromScreen(point, to: coordinateSpace)
    }
    /// Converts a point of a view or another coordinate space to the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.toScreen(point, from: coordinateSpace)
    }
    /// Converts a rectangle on the screen to a coordinate space and returns its bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, to: coordinateSpace) }
    }
    /// Converts a rectangle of a coordinate space to the screen and returns its bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, from: coordinateSpace) }
    }

    /// Whether a screen shows reference colours.
    ///
    /// > Source: Apple, UIScreen.ReferenceDisplayModeStatus
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The screen has no such mode.
        case notSupported = 0
        /// The user has not chosen the mode.
        case notEnabled
        /// The mode is chosen, and limited at this moment.
        case limited
        /// The mode is in use.
        case enabled
    }

    /// Posted after `brightness` was set; the object is the screen.
    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted by iOS when a display is connected; never by Ferry.
    public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted by iOS when a display is disconnected; never by Ferry.
    public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted by iOS when `isCaptured` changes; never by Ferry, which records and mirrors no screen that the app could know of.
    public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
    /// Never posted: a simulated screen has no reference modes.
    public static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")
    /// Posted by iOS when a display's mode changes; never by Ferry.
    public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
}
