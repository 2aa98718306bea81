internal import DeviceProtocol
internal import Foundation
internal import UIKitCore

/// Shows a controller on a device as a look has it, and takes its image and its tree.
@MainActor enum SnapshotStage {
    struct Taken {
        var png: Data
        var tree: String
    }

    /// > Parameters: view: the part of which the image is; nil for the whole screen.
    static func take(_ controller: UIViewController, _ look: SnapshotLook, of view: UIView? = nil) -> Taken {
        let context = ApplicationContext.of(controller)
        let before = context.device
        ApplicationEvents.handle(.deviceChanged(look.state), context)
        defer { ApplicationEvents.handle(.deviceChanged(before), context) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        UIView.performWithoutAnimation { window.layoutIfNeeded() }
        let part = view ?? window
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (CGFloat(look.device.scale), view == nil)
        let image = UIGraphicsImageRenderer(size: part.bounds.size, format: format).image { _ in
            part.drawHierarchy(in: CGRect(origin: .zero, size: part.bounds.size), afterScreenUpdates: true)
        }
        return Taken(png: image.pngData() ?? Data(), tree: tree(of: part))
    }

    /// A line for each visible view: its class, its frame in its parent, and its text.
    static func tree(of view: UIView, depth: Int = 0) -> String {
        func number(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
        }
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(number).joined(separator: " ")
        var line = String(repeating: "  ", count: depth) + "\(type(of: view)) \(frame)"
        if let text = text(of: view) { line += " \"\(text.replacing("\n", with: "\\n"))\"" }
        if let identifier = view.accessibilityIdentifier { line += " #\(identifier)" }
        let children = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map { tree(of: $0, depth: depth + 1) }
        return ([line + "\n"] + children).joined()
    }

    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        default: nil
        }
    }
}
