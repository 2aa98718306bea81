public import Foundation
package import HostInterface
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

    open class var main: UIScreen { ApplicationContext.current.screen }
    open class var screens: [UIScreen] { [main] }

    open var bounds: CGRect { CGRect(origin: .zero, size: DeviceChange.screenSize(of: state)) }
    /// > Units: pixels, always upright.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: state.width * state.scale, height: state.height * state.scale) }
    open var scale: CGFloat { CGFloat(state.scale) }
    open var nativeScale: CGFloat { CGFloat(state.scale) }
    /// The bounds without the status bar, if that is visible.
    open var applicationFrame: CGRect {
        let application = UIApplication.shared
        let bar = application.isStatusBarHidden ? 0 : min(application.statusBarFrame.height, bounds.height)
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }
    open var coordinateSpace: any UICoordinateSpace { self }
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// > Units: 0...1.
    open var brightness: CGFloat {
        get { chosenBrightness }
        set {
            chosenBrightness = min(max(newValue, 0), 1)
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    open var maximumFramesPerSecond: Int { 60 }
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var traitCollection: UITraitCollection { traits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    package var cornerRadius: CGFloat { CGFloat(state.cornerRadius) }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.fromScreen(point, to: coordinateSpace)
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.toScreen(point, from: coordinateSpace)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, to: coordinateSpace) }
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, from: coordinateSpace) }
    }

    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
}
