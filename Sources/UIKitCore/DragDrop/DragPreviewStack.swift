internal import CoreGraphics
internal import Foundation

/// The pictures of what is dragged, stacked under the finger, with a badge for what a drop would do and how many things there are.
@MainActor final class DragPreviewStack: UIView {
    private struct ImageContent {
        let view: LiftedPreviewView
        let preview: UITargetedDragPreview
        var home: CGRect
        var landing: CGRect?
        /// From the finger to the middle, as it was lifted.
        let offset: CGPoint
    }

    private var images: [ImageContent] = []
    private let badge = DragBadgeView()
    private let count: Int
    private var hidden: [(view: UIView, alpha: CGFloat)] = []
    private var finger: CGPoint

    init(_ previews: [UITargetedDragPreview], count: Int, finger: CGPoint, in window: UIWindow) {
        self.count = count
        self.finger = finger
        super.init(frame: window.bounds)
        isUserInteractionEnabled = false
        // A menu that the same hold opened shows the lifted view itself.
        isHidden = MenuPresenter.isPresenting
        window.addSubview(self)
        // The first lies on top.
        for preview in previews.reversed() {
            guard let view = LiftedPreviewView(preview) else { continue }
            let home = LiftedPreviewView.frame(of: preview, in: window)
            view.center = CGPoint(x: home.midX, y: home.midY)
            addSubview(view)
            let offset = CGPoint(x: home.midX - finger.x, y: home.midY - finger.y)
            images.insert(ImageContent(view: view, preview: preview, home: home, offset: offset), at: 0)
        }
        badge.isHidden = true
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    func rise() {
        for picture in images {
            let longest = max(picture.home.width, picture.home.height, 1)
            let scale = min(DragMetrics.liftScale, 1 + DragMetrics.maximumGrowth / longest)
            picture.view.transform = CGAffineTransform(scaleX: scale, y: scale)
            picture.view.setLifted(true)
        }
    }

    /// The drag is under way: pictures gather under the finger, the sources pale.
    func begin() {
        isHidden = false
        for picture in images where picture.preview.view.window != nil {
            guard !hidden.contains(where: { $0.view === picture.preview.view }) else { continue }
            hidden.append((picture.preview.view, picture.preview.view.alpha))
        }
        for (view, alpha) in hidden { view.alpha = alpha * 0.5 }
        for (index, picture) in images.enumerated() {
            let angle = CGFloat(min(index, DragMetrics.stackedItems)) * DragMetrics.stackAngle
            let longest = max(picture.home.width, picture.home.height, 1)
            let scale = min(1, DragMetrics.maximumDragSize / longest)
            picture.view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        }
        badge.isHidden = false
    }

    func follow(_ place: CGPoint) {
        finger = place
        for picture in images {
            // A large thing stays where it was grasped; others gather with the first.
            let first = images.first?.offset ?? picture.offset
            picture.view.center = CGPoint(x: place.x + first.x, y: place.y + first.y)
        }
        guard let top = images.first?.view else { return }
        badge.center = CGPoint(
            x: top.center.x + min(top.bounds.width, DragMetrics.maximumDragSize) / 2,
            y: top.center.y - min(top.bounds.height, DragMetrics.maximumDragSize) / 2)
    }

    func show(_ operation: UIDropOperation) { badge.show(operation, count: count) }

    func setHome(_ preview: UITargetedDragPreview?, of original: UITargetedDragPreview) {
        guard let index = images.firstIndex(where: { $0.preview === original }), let window else { return }
        guard let preview else {
            images[index].landing = .null
            return
        }
        if preview !== original || preview.view.window != nil { images[index].home = LiftedPreviewView.frame(of: preview, in: window) }
        // The source is gone: nowhere to fly to.
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

    /// Back to where everything was.
    func sink() {
        badge.alpha = 0
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

    /// Into the place that took them: onto its own preview, or into nothing.
    func land() {
        badge.alpha = 0
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

/// A round badge: plus for a copy, a bar for forbidden, a number for several things.
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
