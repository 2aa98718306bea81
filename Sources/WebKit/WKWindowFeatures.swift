public import Foundation

/// What a page asks for a window that it opens; nil where it says nothing. > Contract: WebKit, WKWindowFeatures.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    /// Whether there is a menu bar.
    public let menuBarVisibility: NSNumber?
    /// Whether there is a status bar.
    public let statusBarVisibility: NSNumber?
    /// Whether there are toolbars.
    public let toolbarsVisibility: NSNumber?
    /// Whether the window can be resized.
    public let allowsResizing: NSNumber?
    /// The left edge. > Units: points.
    public let x: NSNumber?
    /// The top edge. > Units: points.
    public let y: NSNumber?
    /// The width of what the window contains. > Units: points.
    public let width: NSNumber?
    /// The height of what the window contains. > Units: points.
    public let height: NSNumber?

    /// `texts` are the parts of the third argument of `window.open`, such as "width=200".
    init(_ texts: [String]) {
        var values: [String: String] = [:]
        for text in texts {
            let parts = text.lowercased().split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if let name = parts.first { values[name] = parts.count > 1 ? parts[1] : "" }
        }
        func number(_ names: String...) -> NSNumber? {
            names.lazy.compactMap { values[$0].flatMap(Double.init) }.first.flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
        }
        func flag(_ name: String) -> NSNumber? {
            values[name].map { NSNumber(value: ["", "yes", "true"].contains($0) || (Int($0) ?? 0) != 0) }
        }
        (menuBarVisibility, statusBarVisibility) = (flag("menubar"), flag("status"))
        (toolbarsVisibility, allowsResizing) = (flag("toolbar"), flag("resizable"))
        (x, y) = (number("left", "screenx"), number("top", "screeny"))
        (width, height) = (number("width", "innerwidth"), number("height", "innerheight"))
        super.init()
    }
}
