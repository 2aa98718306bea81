internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import ViewLayout

/// The scroll views of orthogonally scrolling sections.
///
/// > Contract: CV-37
@MainActor final class OrthogonalScrollers {
    unowned var core: CollectionCore!
    private var views: [Int: OrthogonalScrollView] = [:]

    nonisolated init() {}

    /// The origin of an element's container in the content.
    func origin(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard attributes.isOrthogonal, let section = attributes.indexPath.first, let view = views[section] else { return .zero }
        return view.frame.origin
    }
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView? {
        guard attributes.isOrthogonal, let section = attributes.indexPath.first else { return nil }
        return views[section]
    }
    func mainAxis(_ path: IndexPath) -> UICollectionView.ScrollDirection? {
        views[path[0]].map { $0.geometryOf.isHorizontal ? .vertical : .horizontal }
    }

    /// Calls `use` with every visible element of such sections.
    func update(in bounds: CGRect, _ use: (UICollectionViewLayoutAttributes) -> Void) {
        let sections = core.layout.orthogonalSections(in: bounds)
        if sections.isEmpty, views.isEmpty { return }
        for section in sections {
            guard let geometry = core.layout.orthogonalScroller(ofSection: section) else { continue }
            let view = scroller(section, geometry)
            let offset = view.logicalOffset
            let length = Double(geometry.isHorizontal ? view.bounds.width : view.bounds.height)
            let mirror = core.mirror
            let elements = core.layout.orthogonalElements(ofSection: section, in: offset...(offset + length))
            core.layout.willShowOrthogonal(elements, ofSection: section, at: offset)
            for attributes in elements {
                use(mirror.attributes(attributes) ?? attributes)
            }
        }
        for (section, view) in views where !sections.contains(section) && !view.frame.overlaps(bounds) && !view.isTracking {
            view.isHidden = true
        }
        if core.layout.orthogonalScroller(ofSection: 0) == nil, sections.isEmpty, core.counts.sections.isEmpty { removeAll() }
    }

    private func scroller(_ section: Int, _ geometry: OrthogonalScroller) -> OrthogonalScrollView {
        let host: UICollectionView = core.view
        let view: OrthogonalScrollView
        if let known = views[section] {
            view = known
        } else {
            view = OrthogonalScrollView(frame: .zero)
            view.section = section
            view.onScroll = { [weak self] in
                guard let self else { return }
                self.core.layout.orthogonalScrollerDidMove(inSection: section, to: view.contentOffset)
                self.core.visible.scrollerMoved()
                host.setNeedsLayout()
            }
            views[section] = view
            host.insertSubview(view, at: host.backgroundView?.superview === host ? 1 : 0)
        }
        let mirror = core.mirror
        UIView.performWithoutAnimation {
            view.adopt(geometry, frame: mirror.rect(CGRect(geometry.frame)), isMirrored: mirror.isActive && geometry.isHorizontal)
        }
        if view.isHidden { view.isHidden = false }
        return view
    }

    func indexPath(at point: CGPoint) -> IndexPath? {
        for (section, view) in views where !view.isHidden && view.frame.contains(point) {
            let inside = CGPoint(x: point.x + view.contentOffset.x, y: point.y + view.contentOffset.y)
            if let path = core.visible.cell(at: inside, where: { $0.isOrthogonal && $0.indexPath.first == section }) { return path }
        }
        return nil
    }

    func scroll(
        to path: IndexPath, _ attributes: UICollectionViewLayoutAttributes, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard attributes.isOrthogonal, let geometry = core.layout.orthogonalScroller(ofSection: path[0]) else { return }
        let view = scroller(path[0], geometry)
        let frame = attributes.frame.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
        let target = ScrollTarget.offset(
            showing: frame, at: position, in: view, movesAlong: geometry.isHorizontal ? .horizontal : .vertical)
        if target != view.contentOffset { view.setContentOffset(target, animated: animated) }
    }

    func removeAll() {
        for view in views.values { view.removeFromSuperview() }
        views = [:]
    }
}

/// The scroll view of one section.
@MainActor final class OrthogonalScrollView: UIScrollView, EdgeScrollingList {
    var section = 0
    var onScroll: (() -> Void)?
    private(set) var geometryOf = OrthogonalScroller()
    /// Whether the section begins at the right.
    private(set) var isMirrored = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// The distance scrolled from the section's first item. > Units: points.
    var logicalOffset: Double {
        guard geometryOf.isHorizontal else { return Double(contentOffset.y) }
        return isMirrored ? geometryOf.end - Double(contentOffset.x) : Double(contentOffset.x)
    }

    func adopt(_ geometry: OrthogonalScroller, frame: CGRect, isMirrored: Bool) {
        let offset = logicalOffset
        if self.frame != frame { self.frame = frame }
        let size = CGSize(width: geometry.contentWidth, height: geometry.contentHeight)
        if contentSize != size { contentSize = size }
        defer {
            // The visible content stays in place when the content grows at its end, which is at the left.
            if isMirrored || self.isMirrored, !isTracking {
                self.isMirrored = isMirrored
                let x = CGFloat(isMirrored ? max(0, geometry.end - max(0, offset)) : offset)
                if contentOffset.x != x, !isDecelerating { contentOffset.x = x }
            }
        }
        guard geometryOf != geometry else { return }
        geometryOf = geometry
        isPagingEnabled = geometry.behavior == .paging
        decelerationRate =
            geometry.decelerationRate.map { DecelerationRate(rawValue: CGFloat($0)) } ?? (geometry.behavior.isSnapping ? .fast : .normal)
        alwaysBounceHorizontal = geometry.isHorizontal && geometry.bounces
        alwaysBounceVertical = !geometry.isHorizontal && geometry.bounces
        bounces = geometry.bounces
    }

    override func contentOffsetDidChange() { onScroll?() }

    override func restingOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let isHorizontal = geometryOf.isHorizontal
        let rest: Double
        if isMirrored {
            rest =
                geometryOf.end
                - geometryOf.rest(
                    from: logicalOffset, proposed: geometryOf.end - Double(proposed.x), velocity: -Double(velocity.x))
        } else {
            rest = geometryOf.rest(
                from: Double(isHorizontal ? contentOffset.x : contentOffset.y), proposed: Double(isHorizontal ? proposed.x : proposed.y),
                velocity: Double(isHorizontal ? velocity.x : velocity.y))
        }
        return isHorizontal ? CGPoint(x: rest, y: proposed.y) : CGPoint(x: proposed.x, y: rest)
    }

    /// Touches on no item go to the collection view's background.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
}

extension CGRect {
    init(_ rect: LayoutRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
