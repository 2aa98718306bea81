internal import CoreGraphics
internal import Foundation

/// Where the bar of a tab bar controller is; values only. > Units: points in the controller's view.
struct TabBarPlace: Equatable {
    /// In the row of navigation bars, instead of along the bottom.
    let isAtTop: Bool
    /// Of the bar while nothing hides it.
    let frame: CGRect

    /// - Parameters:
    ///   - size: of the controller's view.
    ///   - natural: the size of a bar at the top; of one along the bottom the height, with the safe area below it.
    ///   - safeTop: the safe area above a bar at the top.
    init(size: CGSize, natural: CGSize, isAtTop: Bool, safeTop: CGFloat) {
        self.isAtTop = isAtTop
        guard isAtTop else {
            frame = CGRect(x: 0, y: size.height - natural.height, width: size.width, height: natural.height)
            return
        }
        let width = min(natural.width, size.width)
        frame = CGRect(x: ((size.width - width) / 2).rounded(), y: safeTop, width: width, height: natural.height)
    }

    /// The frame of a bar that is hidden.
    ///
    /// - Parameters:
    ///   - isAside: a bar along the bottom left with the screen before, towards the left edge.
    ///   - isReplaced: a sidebar is shown instead.
    func hidden(isAside: Bool, isReplaced: Bool) -> CGRect {
        if isAtTop { return isAside || isReplaced ? frame.offsetBy(dx: 0, dy: -frame.maxY) : frame }
        return frame.offsetBy(dx: isAside ? -frame.width : 0, dy: isReplaced ? frame.height : 0)
    }

    /// What a visible bar covers of a screen, beyond the safe area. A navigation bar in the same row covers it anyway.
    func covered(safeBottom: CGFloat, isInNavigationRow: Bool) -> UIEdgeInsets {
        if isAtTop { return UIEdgeInsets(top: isInNavigationRow ? 0 : frame.height, left: 0, bottom: 0, right: 0) }
        return UIEdgeInsets(top: 0, left: 0, bottom: max(0, frame.height - safeBottom), right: 0)
    }
}
