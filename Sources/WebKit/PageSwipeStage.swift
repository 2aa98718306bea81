internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// The images of two pages over a web view.
final class PageSwipeStage: UIView {
    private static let shadowWidth: CGFloat = 9
    private static let shadowOpacity: Float = 0.12

    private let swipe: PageSwipe
    private let upper = UIView()
    private let lower = UIView()
    private let shade = UIView()

    /// `shown` is the image of the page that is shown; a page without an image is white.
    init(frame: CGRect, swipe: PageSwipe, shown: CGImage?, other: CGImage?) {
        self.swipe = swipe
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        for (page, image) in [(lower, swipe.isBack ? other : shown), (upper, swipe.isBack ? shown : other)] {
            page.frame = bounds
            page.backgroundColor = .white
            page.layer.contents = image
            addSubview(page)
        }
        shade.frame = bounds
        shade.backgroundColor = .black
        insertSubview(shade, belowSubview: upper)
        upper.layer.shadowColor = UIColor.black.cgColor
        upper.layer.shadowRadius = Self.shadowWidth / 2
        upper.layer.shadowOpacity = Self.shadowOpacity
        upper.layer.shadowOffset = .zero
    }

    /// Never used: the stage is made in code only.
    required init?(coder: NSCoder) { nil }

    /// Moves the pages; `share` is how much of the way to the other page is done, from 0 to 1.
    func place(share: CGFloat) {
        let places = swipe.places(share: share)
        upper.transform = CGAffineTransform(translationX: places.upper, y: 0)
        lower.transform = CGAffineTransform(translationX: places.lower, y: 0)
        shade.alpha = places.shade
    }
}
