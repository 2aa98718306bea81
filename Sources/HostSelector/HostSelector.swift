import Foundation
import HostBrowser
public import HostInterface
import HostSDL

/// The only place that names every host with a viewer.
public enum HostSelector {
    /// Opens the host a person chose.
    ///
    /// - Parameters:
    ///   - pixelSize: the whole picture, bezel and all.
    ///   - scale: pixels of the picture for a point of the device.
    ///   - announce: hears what the person has to know, such as the address to open.
    public static func open(
        _ choice: HostChoice, title: String, pixelSize: PixelSize, scale: Double, announce: (String) -> Void
    ) throws(HostError) -> any HostDisplay {
        switch choice {
        case .window:
            return try WindowDisplay(title: title, pixelSize: pixelSize, scale: scale)
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
