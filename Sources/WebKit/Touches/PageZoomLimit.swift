internal import Foundation

/// How far the user may enlarge a page, by its `viewport` element.
enum PageZoomLimit {
    /// Points per CSS pixel for a page that names no limit, and for one that names a larger one than there is. (C: WebKit's
    /// `ViewportConfiguration`, whose largest scales are 5 and 10.)
    private static let usual = 5.0
    private static let most = 10.0

    /// The largest zoom, of which 1 is the page as it is laid out; 1 if the page may not be enlarged.
    ///
    /// - Parameters:
    ///   - viewport: the element's content; nil without one.
    ///   - fit: points per CSS pixel without zoom.
    ///   - isIgnored: whether the page's own limits do not count.
    static func zoom(viewport: String?, fit: Double, isIgnored: Bool) -> Double {
        let largest = isIgnored ? usual : scale(viewport ?? "")
        guard let largest, fit > 0 else { return 1 }
        return max(1, min(largest, most) / fit)
    }

    /// Nil if the page forbids it.
    private static func scale(_ viewport: String) -> Double? {
        var largest = usual
        for setting in viewport.lowercased().split(whereSeparator: { $0 == "," || $0 == ";" }) {
            let parts = setting.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "user-scalable" where ["no", "0", "false"].contains(parts[1]): return nil
            case "maximum-scale": largest = Double(parts[1]).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? usual
            default: break
            }
        }
        return largest
    }
}
