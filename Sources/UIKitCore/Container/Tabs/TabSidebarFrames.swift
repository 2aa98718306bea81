package import CoreGraphics
internal import Foundation

/// Where a sidebar of tabs and the screens next to it or under it are; values only.
package struct TabSidebarFrames: Equatable {
    /// The width of a sidebar (R). > Units: points.
    package static let width: CGFloat = 320

    /// The sidebar: outside of the bounds while it is hidden.
    package let sidebar: CGRect
    package let screens: CGRect
    /// The area of the screens that the sidebar covers, beyond the safe area. > Units: points.
    package let leftInset: CGFloat
    package let rightInset: CGFloat

    /// - Parameters:
    ///   - size: of the tab bar controller's view.
    ///   - isTiled: the screens are next to the sidebar, not under it.
    ///   - isMirrored: the sidebar is at the right edge.
    ///   - safeInset: the safe area at the sidebar's edge.
    package init(size: CGSize, isShown: Bool, isTiled: Bool, isMirrored: Bool, safeInset: CGFloat = 0) {
        let width = min(Self.width + safeInset, size.width)
        let rest = isShown ? 0 : width
        sidebar = CGRect(x: isMirrored ? size.width - width + rest : -rest, y: 0, width: width, height: size.height)
        let covered = isShown ? width : 0
        let shift = isTiled ? covered : 0
        screens = CGRect(x: isMirrored ? 0 : shift, y: 0, width: size.width - shift, height: size.height)
        let inset = isTiled ? 0 : max(0, covered - safeInset)
        (leftInset, rightInset) = isMirrored ? (0, inset) : (inset, 0)
    }
}
