public import CoreGraphics
internal import DriveProtocol
public import Foundation
public import UIKitCore

/// What has an image: the screen, and elements.
///
/// > Contract: XCUIAutomation, XCUIScreenshotProviding
public protocol XCUIScreenshotProviding {
    /// The image now.
    func screenshot() -> XCUIScreenshot
}

/// The device's screen.
///
/// > Contract: XCUIAutomation, XCUIScreen
public final class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
    /// The screen of the device.
    public static let main = XCUIScreen()
    /// All screens: the one.
    public static var screens: [XCUIScreen] { [main] }

    /// The image of the screen now.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(Simulation.shared.screenImage()) }
}

extension XCUIElement: XCUIScreenshotProviding {
    /// The image of the part of the screen that the element has now.
    public func screenshot() -> XCUIScreenshot {
        let whole = XCUIScreen.main.screenshot()
        guard let element = nodeIfThere, element.type != ElementType.application.rawValue else { return whole }
        return whole.cropped(to: CGRect(x: element.x, y: element.y, width: element.width, height: element.height)) ?? whole
    }
}

/// The image of a screen or an element.
///
/// > Contract: XCUIAutomation, XCUIScreenshot
public final class XCUIScreenshot: NSObject {
    private let screen: ScreenImage

    init(_ screen: ScreenImage) { self.screen = screen }

    /// The image as a PNG file; empty if there is none, as of an app that has ended.
    public var pngRepresentation: Data { screen.png }

    /// The image.
    public var image: UIImage { screen.image.map { UIImage(cgImage: $0, scale: CGFloat(screen.scale), orientation: .up) } ?? UIImage() }

    /// > Parameters: area: in points.
    func cropped(to area: CGRect) -> XCUIScreenshot? {
        let scale = CGFloat(screen.scale)
        let pixels = CGRect(x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale)
        guard let part = image.cgImage?.cropping(to: pixels), let png = UIImage(cgImage: part).pngData() else { return nil }
        return XCUIScreenshot(ScreenImage(png, scale: screen.scale))
    }
}
