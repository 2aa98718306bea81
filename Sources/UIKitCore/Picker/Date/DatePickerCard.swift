internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import QuartzCore

/// A popover card of a capsule that covers the window; a tap outside dismisses it.
@MainActor final class DatePickerCard: UIView, UIGestureRecognizerDelegate {
    private let card = UIView(frame: .zero)
    private let plate = UIView(frame: .zero)
    let body: any DatePickerBody
    private weak var anchor: UIView?
    private let size: CGSize
    private let onClose: @MainActor () -> Void
    private let tap = UITapGestureRecognizer()
    private var isClosing = false

    init(_ body: any DatePickerBody, size: CGSize, anchor: UIView, onClose: @escaping @MainActor () -> Void) {
        (self.body, self.size, self.anchor, self.onClose) = (body, size, anchor, onClose)
        super.init(frame: .zero)
        Self.registerActions
        accessibilityViewIsModal = true
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = DatePickerMetrics.cardShadowOpacity
        card.layer.shadowRadius = DatePickerMetrics.cardShadowRadius
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        plate.backgroundColor = .secondarySystemGroupedBackground
        plate.layer.cornerRadius = DatePickerMetrics.cardRadius
        plate.layer.cornerCurve = .continuous
        plate.clipsToBounds = true
        addSubview(card)
        card.addSubview(plate)
        plate.addSubview(body)
        tap.addTarget(self, action: Selector("cardTappedBeside:"))
        tap.delegate = self
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private static let registerActions: Void = {
        ObjCRuntime.register(DatePickerCard.self, "cardTappedBeside:") { card, _ in card.close(animated: true) }
    }()

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !card.bounds.contains(touch.location(in: card))
    }

    // MARK: Presentation

    func open(in window: UIWindow) {
        traitOverridesForCard()
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        layoutIfNeeded()
        animate(from: true) {}
    }

    /// A card is elevated above its window's content.
    private func traitOverridesForCard() { ViewTraits.change(self) { $0.userInterfaceLevel = .elevated } }

    func close(animated: Bool) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        onClose()
        guard animated, window != nil else { return removeFromSuperview() }
        animate(from: false) { [weak self] in self?.removeFromSuperview() }
    }

    /// Scales up from the middle of the anchor, or down to it.
    private func animate(from isOpening: Bool, _ completion: @escaping @MainActor () -> Void) {
        let start = shrunken
        if isOpening { (card.transform, card.alpha) = (start, 0) }
        UIView.animate(
            withDuration: DatePickerMetrics.cardDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: []
        ) { [card] in
            (card.transform, card.alpha) = isOpening ? (.identity, 1) : (start, 0)
        } completion: { _ in
            completion()
        }
    }

    private var shrunken: CGAffineTransform {
        let anchor = anchorFrame
        let scale = DatePickerMetrics.cardStartScale
        let away = CGPoint(x: anchor.midX - card.center.x, y: anchor.midY - card.center.y)
        return CGAffineTransform(translationX: away.x * (1 - scale), y: away.y * (1 - scale)).scaledBy(x: scale, y: scale)
    }

    private var anchorFrame: CGRect {
        guard let anchor else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
        return anchor.convert(anchor.bounds, to: self)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = DatePickerCardPlace.frame(size: size, anchor: anchorFrame, in: bounds.inset(by: safeAreaInsets))
        card.bounds = CGRect(origin: .zero, size: frame.size)
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        plate.frame = card.bounds
        body.frame = card.bounds.insetBy(dx: 0, dy: DatePickerMetrics.cardInset)
        card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: DatePickerMetrics.cardRadius).cgPath
    }
}

/// A card's position: below its anchor, else above it, else in the largest space.
enum DatePickerCardPlace {
    static func frame(size: CGSize, anchor: CGRect, in area: CGRect) -> CGRect {
        let margin = DatePickerMetrics.cardMargin
        let room = area.insetBy(dx: min(margin, area.width / 2), dy: min(margin, area.height / 2))
        let width = min(size.width, room.width)
        let height = min(size.height, room.height)
        let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
        var y = anchor.maxY + DatePickerMetrics.cardGap
        if y + height > room.maxY {
            let above = anchor.minY - DatePickerMetrics.cardGap - height
            y = above >= room.minY ? above : min(max(anchor.midY - height / 2, room.minY), room.maxY - height)
        }
        return CGRect(x: x.rounded(), y: max(y, room.minY).rounded(), width: width, height: height)
    }
}
