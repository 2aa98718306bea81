import Foundation
import HostBrowser
import HostHeadless
public import HostInterface
import HostSDL

/// The only place that names every host with a viewer.
public enum HostSelector {
    /// Opens the host that the user chose.
    ///
    /// - Parameters:
    ///   - pixelSize: the whole frame, including the bezel.
    ///   - scale: pixels of the frame per point of the device.
    ///   - announce: receives messages for the user, such as the address to open.
    public static func open(
        _ choice: HostChoice, title: String, pixelSize: PixelSize, scale: Double, announce: (String) -> Void
    ) throws(HostError) -> any HostDisplay {
        switch choice {
        case .window:
            return try WindowDisplay(title: title, pixelSize: pixelSize, scale: scale)
        case .headless: return HeadlessDisplay(size: pixelSize)
        case .browser(let port):
            return try openBrowser(title: title, pixelSize: pixelSize, scale: scale, port: port, announce: announce)
        case .automatic:
            do throws(HostError) {
                return try WindowDisplay(title: title, pixelSize: pixelSize, scale: scale)
            } catch {
                if case .noDisplay = error {} else { announce("\(error)") }
                return try openBrowser(title: title, pixelSize: pixelSize, scale: scale, port: nil, announce: announce)
            }
        }
    }

    private static func openBrowser(
        title: String, pixelSize: PixelSize, scale: Double, port: Int?, announce: (String) -> Void
    ) throws(HostError) -> any HostDisplay {
        let display = try BrowserDisplay(title: title, pixelSize: pixelSize, scale: scale, port: port)
        announce("\(title) is at \(display.address)")
        return display
    }
}
