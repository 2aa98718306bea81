internal import Foundation

/// A view in one line of text.
@MainActor enum ViewDescription {
    static func line(of view: UIView) -> String {
        let frame = view.frame
        var text = "<\(name(of: view)): 0x\(String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)); frame = "
        text += "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
        if view.alpha < 1 { text += "; alpha = \(number(view.alpha))" }
        if view.isHidden { text += "; hidden = YES" }
        if !view.isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
        if view.tag != 0 { text += "; tag = \(view.tag)" }
        return text + ">"
    }

    /// The class without its module.
    static func name(of object: Any) -> String { String(describing: type(of: object)) }

    /// Omits a fraction of zero.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
    }
}
