internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The separators at the top and bottom of a list's row.
@MainActor final class ListCellSeparators {
    enum End { case top, bottom }
    private var top: SeparatorLine?
    private var bottom: SeparatorLine?

    /// - Parameter frame: nil for no separator.
    func place(_ end: End, _ frame: CGRect?, _ color: UIColor, _ effect: UIVisualEffect?, in cell: UIView) {
        let known = end == .top ? top : bottom
        guard let frame else {
            known?.isHidden = true
            return
        }
        let line = known ?? SeparatorLine(frame: frame)
        if known == nil {
            cell.addSubview(line)
            if end == .top { top = line } else { bottom = line }
        }
        line.isHidden = false
        line.frame = frame
        line.show(color, effect)
    }

    /// Insets of `greatestFiniteMagnitude` are resolved here: separators begin at the text and end at the edge. > Units: points.
    static func frame(
        _ insets: NSDirectionalEdgeInsets, textStart: CGFloat, in size: CGSize, pixel: CGFloat, atTop: Bool, rightToLeft: Bool
    ) -> CGRect {
        func known(_ inset: CGFloat, _ standard: CGFloat) -> CGFloat {
            inset.isFinite && inset < CGFloat.greatestFiniteMagnitude ? inset : standard
        }
        let leading = known(insets.leading, textStart)
        let width = max(0, size.width - leading - known(insets.trailing, 0))
        return CGRect(
            x: rightToLeft ? size.width - leading - width : leading, y: atTop ? 0 : size.height - pixel, width: width, height: pixel)
    }
}
