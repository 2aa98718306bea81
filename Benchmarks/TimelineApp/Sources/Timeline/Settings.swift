import Foundation

/// The configuration of a run, from arguments such as `rows=10000 bars=blurred heights=measured scrolls`.
struct Settings {
    enum Bars: String { case none, opaque, blurred }
    /// A table, or a plain scroll view with reused views, which shows the overhead of a table.
    enum List: String { case table, rows }
    /// Whether every row is measured before the first frame, or only when it becomes visible.
    enum Heights: String { case estimated, measured }

    var rows = 10_000
    var bars = Bars.none
    var list = List.table
    var heights = Heights.estimated
    /// Whether the table prepares rows between frames.
    var prefetches = true
    /// Scrolls by 20 points a frame.
    var scrolls = false

    init(_ arguments: [String]) {
        for argument in arguments.dropFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            switch (parts[0], parts.count > 1 ? parts[1] : "") {
            case ("rows", let count): rows = Int(count) ?? rows
            case ("bars", let name): bars = Bars(rawValue: name) ?? bars
            case ("list", let name): list = List(rawValue: name) ?? list
            case ("heights", let name): heights = Heights(rawValue: name) ?? heights
            case ("prefetches", "no"): prefetches = false
            case ("scrolls", _): scrolls = true
            default: break
            }
        }
    }
}
