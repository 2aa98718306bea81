internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Takes the drags over an element that scrolls its content. The engine draws the content.
final class PageScrollAreaView: UIScrollView, UIScrollViewDelegate {
    /// Called when the user has scrolled, and when that has ended.
    var onScroll: (() -> Void)?
    private(set) var area: PageScrollArea?
    /// Whether the user moves it, or it still moves from that.
    private(set) var isHeld = false
    /// The element's own place is being shown, which it need not be told.
    private var isFollowing = false
    /// Points per CSS pixel.
    private var scale = 1.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        isAccessibilityElement = false
        // The engine draws nothing beyond the content's ends.
        bounces = false
        delaysContentTouches = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an area. > Units: points per CSS pixel.
    func show(_ area: PageScrollArea, scale: Double) {
        (self.area, self.scale) = (area, scale)
        isFollowing = true
        defer { isFollowing = false }
        isScrollEnabled = area.scrollsX || area.scrollsY
        let visible = CGSize(width: area.frame.width * scale, height: area.frame.height * scale)
        let content = CGSize(
            width: area.scrollsX ? area.content.width * scale : visible.width,
            height: area.scrollsY ? area.content.height * scale : visible.height)
        if contentSize != content { contentSize = content }
        guard !isHeld else { return }
        let offset = CGPoint(x: area.offset.x * scale, y: area.offset.y * scale)
        // The engine rounds to pixels.
        if abs(offset.x - contentOffset.x) > 1 || abs(offset.y - contentOffset.y) > 1 { contentOffset = offset }
    }

    /// Moves it to where its element is. > Units: points; points per CSS pixel.
    func place(_ frame: CGRect, scale: Double) {
        isFollowing = true
        if self.frame != frame { self.frame = frame }
        isFollowing = false
        if let area, scale != self.scale { show(area, scale: scale) }
    }

    /// How far the user has scrolled the element, if it is not there yet. > Units: CSS pixels.
    func takeOffset() -> CGPoint? {
        guard let area else { return nil }
        // A direction in which the user does not scroll stays as it is.
        let place = CGPoint(
            x: area.scrollsX ? contentOffset.x / scale : area.offset.x, y: area.scrollsY ? contentOffset.y / scale : area.offset.y)
        guard place != area.offset else { return nil }
        self.area?.offset = place
        return place
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isFollowing { onScroll?() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isHeld = true }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { end() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end() }

    private func end() {
        isHeld = false
        onScroll?()
    }
}
