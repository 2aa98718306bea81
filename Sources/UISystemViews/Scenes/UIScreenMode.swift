internal import CoreGraphics
public import Foundation
public import UIKitCore

/// A size that a screen can have. A device's own screen has one.
///
/// > Source: Apple, UIScreenMode. > Units: pixels of the upright screen.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    /// The size in pixels.
    public nonisolated let size: CGSize
    /// The width of a pixel divided by its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Whether both are modes of one size.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
    open nonisolated override var hash: Int { Int(size.width) ^ Int(size.height) }
}

extension UIScreen {
    /// The only mode: a device's own screen cannot change it, and setting another one is reported in the log.
    ///
    /// > Source: Apple, UIScreen.currentMode
    public var currentMode: UIScreenMode? {
        get { UIScreenMode(size: nativeBounds.size) }
        set { if newValue != currentMode { UnimplementedSetting.report("currentMode", on: self) } }
    }
    /// The modes that the screen can have: one.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The mode that suits the screen: the only one.
    public var preferredMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
}
