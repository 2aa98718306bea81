internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The stacked previews of the dragged items, with a badge for the drop operation and the number of items.
@MainActor final class DragPreviewStack: UIView {
    private struct ImageContent {
        let view: LiftedPreviewView
        let preview: UITargetedDragPreview
        var home: CGRect
        var landing: CGRect?
        /// From the touch to the preview's centre, at the lift.
        let offset: CGPoint
        /// The drag item's own preview, shown instead of the lifted one during the drag.
        var carried: LiftedPreviewView?
        var dragged: LiftedPreviewView { carried ?? view }
    }

    private var images: [ImageContent] = []
    private let badge = DragBadgeView()
    /// The number of items.
    var count: Int
    /// Whether large previews keep their size instead of shrinking under the touch.
    var isFullSize = false {
        didSet { if isFullSize != oldValue, !badge.isHidden { for index in images.indices { setDragTransform(index) } } }
    }
    private var hidden: [(view: UIView, alpha: CGFloat)] = []
    private var finger: CGPoint

    init(_ previews: [UITargetedDragPreview], count: Int, finger: CGPoint, in window: UIWindow) {
        self.count = count
        self.finger = finger
        super.init(frame: window.bounds)
        isUserInteractionEnabled = false
        // The menu opened by the same long press shows the lifted view itself.
        isHidden = MenuPresenter.isPresenting
        window.addSubview(self)
        // The first is on top.
        for preview in previews.reversed() {
            guard let image = content(preview, in: window) else { continue }
            addSubview(image.view)
            images.insert(image, at: 0)
        }
        badge.isHidden = true
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    private func content(_ preview: UITargetedDragPreview, in window: UIWindow) -> ImageContent? {
        guard let view = LiftedPreviewView(preview) else { return nil }
        let home = LiftedPreviewView.frame(of: preview, in: window)
        view.center = CGPoint(x: home.midX, y: home.midY)
        let offset = CGPoint(x: home.midX - finger.x, y: home.midY - finger.y)
        return ImageContent(view: view, preview: preview, home: home, offset: offset)
    }

    /// Adds a preview below the others during the drag.
    func add(_ preview: UITargetedDragPreview) {
        guard let window, let image = content(preview, in: window) else { return }
        insertSubview(image.view, at: 0)
        images.append(image)
        image.view.setLifted(true)
        dimSource(preview.view)
        UIView.animate(withDuration: UIView.areAnimationsEnabled ? DragMetrics.liftDuration : 0) {
            self.setDragTransform(self.images.count - 1)
            self.follow(self.finger)
        }
    }

    private func dimSource(_ view: UIView) {
        guard view.window != nil, !hidden.contains(where: { $0.view === view }) else { return }
        hidden.append((view, view.alpha))
        view.alpha *= 0.5
    }

    func rise() {
        for picture in images {
            let longest = max(picture.home.width, picture.home.height, 1)
            let scale = min(DragMetrics.liftScale, 1 + DragMetrics.maximumGrowth / longest)
            picture.view.transform = CGAffineTransform(scaleX: scale, y: scale)
            picture.view.setLifted(true)
        }
    }

    /// The drag begins: previews gather under the touch, the sources are dimmed.
    func begin() {
        isHidden = false
        for picture in images { dimSource(picture.preview.view) }
        for index in images.indices { setDragTransform(index) }
        badge.isHidden = false
    }

    private func setDragTransform(_ index: Int) {
        let picture = images[index]
        let size = picture.carried?.bounds.size ?? picture.home.size
        let angle = CGFloat(min(index, DragMetrics.stackedItems)) * DragMetrics.stackAngle
        let scale = isFullSize ? 1 : min(1, DragMetrics.maximumDragSize / max(size.width, size.height, 1))
        picture.dragged.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    }

    /// Shows another preview during the drag; nil hides it.
    func carry(_ preview: UIDragPreview?, insteadOf original: UITargetedDragPreview) {
        guard let index = images.firstIndex(where: { $0.preview === original }) else { return }
        let shown = images[index].dragged
        images[index].carried?.removeFromSuperview()
        images[index].carried = nil
        images[index].view.isHidden = true
        guard let preview else { return }
        let target = UIDragPreviewTarget(container: self, center: shown.center)
        let targeted = UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target)
        guard let view = LiftedPreviewView(targeted) else { return }
        view.center = shown.center
        view.setLifted(true)
        insertSubview(view, aboveSubview: images[index].view)
        images[index].carried = view
        setDragTransform(index)
    }

    /// Goes back to the preview that was lifted.
    func showLifted(_ original: UITargetedDragPreview) {
        guard let index = images.firstIndex(where: { $0.preview === original }) else { return }
        endCarrying(index)
    }

    private func endCarrying(_ index: Int) {
        if let carried = images[index].carried {
            images[index].view.center = carried.center
            carried.removeFromSuperview()
        }
        images[index].carried = nil
        images[index].view.isHidden = false
    }

    func follow(_ place: CGPoint) {
        finger = place
        for picture in images {
            // The first keeps its offset to the touch; the others gather on it.
            let first = images.first?.offset ?? picture.offset
            picture.view.center = CGPoint(x: place.x + first.x, y: place.y + first.y)
            picture.carried?.center = picture.view.center
        }
        guard let top = images.first?.dragged else { return }
        let largest = isFullSize ? CGFloat.infinity : DragMetrics.maximumDragSize
        badge.center = CGPoint(
            x: top.center.x + min(top.bounds.width, largest) / 2, y: top.center.y - min(top.bounds.height, largest) / 2)
    }

    func show(_ operation: UIDropOperation) { badge.show(operation, count: count) }

    func setHome(_ preview: UITargetedDragPreview?, of original: UITargetedDragPreview) {
        guard let index = images.firstIndex(where: { $0.preview === original }), let window else { return }
        guard let preview else {
            images[index].landing = .null
            return
        }
        if preview !== original || preview.view.window != nil { images[index].home = LiftedPreviewView.frame(of: preview, in: window) }
        // The source is gone: there is no position to return to.
        if preview === original && preview.view.window == nil { images[index].landing = .null }
    }

    func setLanding(_ preview: UITargetedDragPreview?, of original: UITargetedDragPreview) {
        guard let index = images.firstIndex(where: { $0.preview === original }), let window else { return }
        guard let preview else {
            images[index].landing = .null
            return
        }
        images[index].landing = LiftedPreviewView.landing(of: preview, in: window)
        if preview.parameters !== original.parameters { images[index].view.adopt(preview.parameters) }
    }

    /// Returns the previews to their sources.
    func sink() {
        badge.alpha = 0
        for index in images.indices { endCarrying(index) }
        for picture in images {
            picture.view.setLifted(false)
            if picture.landing?.isNull ?? false {
                picture.view.alpha = 0
                continue
            }
            picture.view.transform = .identity
            picture.view.center = CGPoint(x: picture.home.midX, y: picture.home.midY)
        }
    }

    /// Moves the previews to the drop target: to its preview, or shrinking.
    func land() {
        badge.alpha = 0
        for index in images.indices { endCarrying(index) }
        for picture in images {
            picture.view.setLifted(false)
            if let landing = picture.landing, !landing.isNull {
                picture.view.center = CGPoint(x: landing.midX, y: landing.midY)
                let scale = landing.width / max(1, picture.home.width)
                picture.view.transform = CGAffineTransform(scaleX: scale, y: scale)
            } else {
                picture.view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                picture.view.alpha = 0
            }
        }
    }

    func restoreSources() {
        for (view, alpha) in hidden { view.alpha = alpha }
        hidden = []
    }
}

/// A round badge: plus for a copy, a bar for forbidden, a number for several items.
@MainActor final class DragBadgeView: UIView {
    private let label = UILabel()

    init() {
        let size = DragMetrics.badgeSize
        super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
        layer.cornerRadius = size / 2
        label.font = .systemFont(ofSize: 16, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    func show(_ operation: UIDropOperation, count: Int) {
        label.text = operation == .forbidden ? "⃠" : operation == .copy ? (count > 1 ? "\(count)" : "+") : "\(count)"
        if operation == .forbidden { label.text = "–" }
        backgroundColor = operation == .forbidden ? .systemGray : operation == .copy ? .systemGreen : .systemBlue
        alpha = operation == .copy || operation == .forbidden || count > 1 ? 1 : 0
        let width = max(DragMetrics.badgeSize, label.sizeThatFits(CGSize(width: 100, height: 30)).width + 12)
        bounds.size.width = width
        label.frame = bounds
    }
}
