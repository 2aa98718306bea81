internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ViewLayout

/// The two thin bars that show the scroll position.
///
/// They are layers in front of the content and move with it; nothing is drawn. The render server fades them.
@MainActor final class ScrollIndicators {
    /// How long they stay after the content settled, and how long they fade (M, R).
    private static let stay: TimeInterval = 0.5
    private static let fade: TimeInterval = 0.25
    /// In front of every subview.
    private static let depth: CGFloat = 100_000

    private weak var view: UIScrollView?
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private let timer = GestureTimer()
    private(set) var isShown = false
    /// The indicator being dragged.
    var grabbed: NSLayoutConstraint.Axis? { didSet { place() } }

    func attach(to view: UIScrollView) { self.view = view }

    // MARK: Visibility

    /// Shows them until `hideSoon`.
    func show() {
        timer.cancel()
        guard !isShown else { return }
        isShown = true
        place()
        for layer in [vertical, horizontal].compactMap({ $0 }) {
            layer.removeAnimation(forKey: "opacity")
            layer.opacity = 1
        }
    }

    func hideSoon() {
        guard isShown, grabbed == nil else { return }
        timer.start(after: Self.stay) { [weak self] in self?.hide() }
    }

    func flash() {
        guard view?.window != nil else { return }
        show()
        hideSoon()
    }

    private func hide() {
        isShown = false
        for layer in [vertical, horizontal].compactMap({ $0 }) where layer.opacity > 0 {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1
            animation.toValue = 0
            animation.duration = Self.fade
            layer.opacity = 0
            layer.add(animation, forKey: "opacity")
        }
    }

    // MARK: Layout

    /// Follows the offset. Creates an indicator when it is first needed.
    func place() {
        guard isShown, let view else { return }
        let geometry = view.geometry
        let bounds = view.bounds
        let insets = view.indicatorInsets
        let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (alongY, alongX) = (room(.vertical, view, geometry), room(.horizontal, view, geometry))
        if view.showsVerticalScrollIndicator,
            let knob = IndicatorTrack.knob(offset: bounds.minY, axis: geometry.y, insetBefore: alongY.before, insetAfter: alongY.after)
        {
            let thickness = thickness(.vertical)
            let x =
                isTurned
                ? bounds.minX + insets.vertical.left + IndicatorTrack.inset
                : bounds.maxX - insets.vertical.right - IndicatorTrack.inset - thickness
            move(bar(\.vertical), to: CGRect(x: x, y: bounds.minY + knob.start, width: thickness, height: knob.length))
        } else {
            vertical?.isHidden = true
        }
        if view.showsHorizontalScrollIndicator,
            let knob = IndicatorTrack.knob(offset: bounds.minX, axis: geometry.x, insetBefore: alongX.before, insetAfter: alongX.after)
        {
            let thickness = thickness(.horizontal)
            let y = bounds.maxY - insets.horizontal.bottom - IndicatorTrack.inset - thickness
            move(bar(\.horizontal), to: CGRect(x: bounds.minX + knob.start, y: y, width: knob.length, height: thickness))
        } else {
            horizontal?.isHidden = true
        }
    }

    /// The space left free at the ends of an indicator's track.
    private typealias Room = (before: Double, after: Double)

    private func room(_ axis: NSLayoutConstraint.Axis, _ view: UIScrollView, _ geometry: ScrollGeometry) -> Room {
        let insets = view.indicatorInsets
        if axis == .vertical {
            let corner = geometry.x.upper > geometry.x.lower ? Self.corner : 0
            return (insets.vertical.top, insets.vertical.bottom + corner)
        }
        let corner = geometry.y.upper > geometry.y.lower ? Self.corner : 0
        let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (insets.horizontal.left + (isTurned ? corner : 0), insets.horizontal.right + (isTurned ? 0 : corner))
    }

    private func thickness(_ axis: NSLayoutConstraint.Axis) -> Double {
        axis == grabbed ? IndicatorTrack.grabbedThickness : IndicatorTrack.thickness
    }

    // MARK: Dragging

    /// The touch area next to an indicator. > Units: points (R).
    private static let reach: CGFloat = 12

    /// The visible indicator at a point. > Units: points of the content.
    func bar(at place: CGPoint) -> NSLayoutConstraint.Axis? {
        guard isShown else { return nil }
        if let vertical, !vertical.isHidden, vertical.frame.insetBy(dx: -Self.reach, dy: 0).contains(place) { return .vertical }
        if let horizontal, !horizontal.isHidden, horizontal.frame.insetBy(dx: 0, dy: -Self.reach).contains(place) { return .horizontal }
        return nil
    }

    /// The content offset after an indicator was dragged along its track.
    func offset(from start: CGPoint, dragging axis: NSLayoutConstraint.Axis, by distance: CGPoint) -> CGPoint {
        guard let view else { return start }
        let geometry = view.geometry
        let room = room(axis, view, geometry)
        func along(_ start: CGFloat, _ distance: CGFloat, _ axis: ScrollAxis) -> CGFloat {
            let place = IndicatorTrack.offset(start, draggedBy: distance, axis: axis, insetBefore: room.before, insetAfter: room.after)
            return Quantum.round(place, to: view.quantum)
        }
        return axis == .vertical
            ? CGPoint(x: view.contentOffset.x, y: along(start.y, distance.y, geometry.y))
            : CGPoint(x: along(start.x, distance.x, geometry.x), y: view.contentOffset.y)
    }

    /// The space left free where both indicators would meet: at the vertical one's side.
    private static var corner: Double { IndicatorTrack.thickness + IndicatorTrack.inset }

    private func move(_ layer: CALayer, to frame: CGRect) {
        layer.isHidden = false
        let size = CGSize(width: frame.width, height: frame.height)
        if layer.bounds.size != size {
            layer.bounds = CGRect(origin: .zero, size: size)
            layer.cornerRadius = min(size.width, size.height) / 2
        }
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func bar(_ path: ReferenceWritableKeyPath<ScrollIndicators, CALayer?>) -> CALayer {
        if let layer = self[keyPath: path] { return layer }
        let layer = CALayer()
        let still = NSNull()
        layer.actions = [
            "position": still, "bounds": still, "hidden": still, "opacity": still, "backgroundColor": still, "cornerRadius": still,
        ]
        layer.zPosition = Self.depth
        self[keyPath: path] = layer
        view?.layer.addSublayer(layer)
        if let view, vertical == nil || horizontal == nil { view.addGestureRecognizer(IndicatorGrab(of: view)) }
        updateColor()
        return layer
    }

    /// Black at 35 % over light content, white at 50 % over dark (M).
    func updateColor() {
        guard let view else { return }
        let isWhite: Bool
        switch view.indicatorStyle {
        case .default: isWhite = view.traitCollection.userInterfaceStyle == .dark
        case .black: isWhite = false
        case .white: isWhite = true
        }
        let color = isWhite ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        vertical?.backgroundColor = color.cgColor
        horizontal?.backgroundColor = color.cgColor
    }

    /// The frames of the visible indicators, for tests. > Units: points of the content.
    var frames: (vertical: CGRect?, horizontal: CGRect?) {
        func frame(_ layer: CALayer?) -> CGRect? { layer.flatMap { $0.isHidden || $0.opacity == 0 ? nil : $0.frame } }
        return (frame(vertical), frame(horizontal))
    }
}
