internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import ViewLayout

/// Moves focus and selection through a collection view by keys, if it contains the first responder or there is none.
@MainActor enum CollectionKeyNavigation {
    /// > Returns: whether the collection view handled a key.
    static func handle(_ presses: Set<UIPress>, in core: CollectionCore) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: return step(core, .down)
        case .keyboardUpArrow: return step(core, .up)
        case .keyboardLeftArrow: return step(core, .left)
        case .keyboardRightArrow: return step(core, .right)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return choose(core)
        default: return false
        }
    }

    /// Moves to the nearest item in a direction that can be focused; to the first or the last if no item has the focus.
    static func step(_ core: CollectionCore, _ way: ScrollTravelDirection) -> Bool {
        guard let view = core.view, core.allowsSelecting, !view.allowsFocus || !view.isEditing || view.allowsFocusDuringEditing else {
            return false
        }
        core.relayoutIfNeeded()
        guard core.wasLaidOut, var now = place(core).flatMap({ neighbor(of: $0, way, core) }) ?? start(way, core) else { return false }
        while !canReceiveFocus(now, view, core) {
            guard let next = neighbor(of: now, way, core) else { return false }
            now = next
        }
        guard core.focus.move(to: RowPath(now), way.heading, reveal: { bring(now, way, core) }) else { return false }
        return !follows(now, core) || core.selection.contains(now) || core.touches.activate(now)
    }

    /// Selects the focused item. Keys that type are left to the text input.
    private static func choose(_ core: CollectionCore) -> Bool {
        guard let place = core.focus.place.map({ IndexPath($0) }), core.exists(place), !core.selection.contains(place),
            !(core.view?.window?.currentFirstResponder is any UIKeyInput)
        else { return false }
        return core.touches.activate(place)
    }

    /// The position of key navigation: the focus, unless the selection that follows it was changed independently.
    private static func place(_ core: CollectionCore) -> IndexPath? {
        let selected = core.selection.paths.last
        guard let place = core.focus.place.map({ IndexPath($0) }), core.exists(place) else { return selected }
        return selected == nil || core.selection.contains(place) || !follows(place, core) ? place : selected
    }

    /// Without `allowsFocus`, the selection moves with the focus.
    private static func follows(_ path: IndexPath, _ core: CollectionCore) -> Bool {
        guard let view = core.view, view.allowsFocus else { return true }
        return core.source.selectionFollowsFocus(at: path)
    }

    private static func canReceiveFocus(_ path: IndexPath, _ view: UICollectionView, _ core: CollectionCore) -> Bool {
        !core.isPlaceholder(path) && core.source.canFocus(path)
    }

    /// Where navigation begins: at the delegate's preferred item, or at an end.
    private static func start(_ way: ScrollTravelDirection, _ core: CollectionCore) -> IndexPath? {
        guard core.selection.paths.isEmpty, core.focus.place == nil else { return nil }
        if core.view?.remembersLastFocusedIndexPath == true, let last = core.focus.last.map({ IndexPath($0) }), core.exists(last) {
            return last
        }
        if let preferred = core.source.preferredFocus(), core.exists(preferred) { return preferred }
        let sections = core.counts.sections
        if way == .down || way == .right {
            return sections.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
        }
        return sections.lastIndex { $0 > 0 }.map { IndexPath(item: sections[$0] - 1, section: $0) }
    }

    /// Scrolls no farther than necessary.
    private static func bring(_ path: IndexPath, _ way: ScrollTravelDirection, _ core: CollectionCore) {
        guard let view = core.view, let attributes = core.mirror.attributes(core.layout.layoutAttributesForItem(at: path)) else { return }
        let sight = view.bounds.inset(by: view.adjustedContentInset)
        let position: UICollectionView.ScrollPosition =
            switch way {
            case .down: .bottom
            case .up: .top
            case .left: .left
            case .right: .right
            }
        // For an orthogonally scrolling section, its scroll view determines what is visible.
        if attributes.isOrthogonal ? core.visible.shown[.cell(path)] == nil : !sight.contains(attributes.frame) {
            core.scroll(to: path, position, animated: false)
            view.layoutIfNeeded()
        }
    }

    // MARK: Neighbours

    private static func neighbor(of path: IndexPath, _ way: ScrollTravelDirection, _ core: CollectionCore) -> IndexPath? {
        guard core.exists(path), let here = core.mirror.attributes(core.layout.layoutAttributesForItem(at: path)) else { return nil }
        if here.isOrthogonal, let scroller = core.layout.orthogonalScroller(ofSection: path.section),
            scroller.isHorizontal == way.isHorizontal
        {
            let isBack = way == .up || way == (core.mirror.isActive ? .right : .left)
            let next = IndexPath(item: path.item + (isBack ? -1 : 1), section: path.section)
            return core.exists(next) ? next : nil
        }
        let found = here.isOrthogonal ? nil : inContent(from: here, way, core)
        if found?.section == path.section { return found }
        // Orthogonally scrolled items are not where their attributes say.
        guard let nextTo = section(nextTo: path.section, way, core),
            here.isOrthogonal || core.layout.orthogonalScroller(ofSection: nextTo) != nil
        else { return found }
        return item(of: nextTo, nearestTo: path, core)
    }

    private static func inContent(from here: UICollectionViewLayoutAttributes, _ way: ScrollTravelDirection, _ core: CollectionCore)
        -> IndexPath?
    {
        guard let view = core.view else { return nil }
        let content = CGRect(origin: .zero, size: view.contentSize)
        var search = here.frame.union(way.across(here.frame, content))
        while way.hasMore(of: content, beyond: search) {
            search = way.extended(search, by: max(1, way.isHorizontal ? view.bounds.width : view.bounds.height))
            if let found = nearest(to: here, in: search, way, core) { return found }
        }
        return nil
    }

    /// The next section with items.
    private static func section(nextTo section: Int, _ way: ScrollTravelDirection, _ core: CollectionCore) -> Int? {
        let sections = core.counts.sections
        return way == .down || way == .right
            ? sections.indices.first { $0 > section && sections[$0] > 0 } : sections.indices.last { $0 < section && sections[$0] > 0 }
    }

    /// The nearest among the visible items, or the first item.
    private static func item(of section: Int, nearestTo path: IndexPath, _ core: CollectionCore) -> IndexPath {
        func middle(_ path: IndexPath) -> CGPoint? {
            core.visible.view(.cell(path)).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: core.view) }
        }
        let first = IndexPath(item: 0, section: section)
        guard let here = middle(path) else { return first }
        func distance(_ path: IndexPath) -> CGFloat { middle(path).map { abs($0.x - here.x) + abs($0.y - here.y) } ?? .infinity }
        return core.visible.paths(.cell, nil).filter { $0.section == section }.min { distance($0) < distance($1) } ?? first
    }

    /// Left and right stay in the same line; for up and down, horizontal distance counts double.
    private static func nearest(
        to here: UICollectionViewLayoutAttributes, in search: CGRect, _ way: ScrollTravelDirection, _ core: CollectionCore
    ) -> IndexPath? {
        var best: (score: CGFloat, path: IndexPath)?
        for other in core.mirror.elements(in: search) where other.category == .cell && !other.isHidden && other.indexPath != here.indexPath
        {
            guard let distance = way.distance(to: other.frame, from: here.frame) else { continue }
            if here.isOrthogonal, other.indexPath.section == here.indexPath.section { continue }
            let gap = way.gap(across: other.frame, here.frame)
            if way.isHorizontal, !way.isInLine(other.frame, here.frame) { continue }
            // Ties go to the item straight ahead, then to the first one.
            let score = distance + 2 * gap + way.offset(across: other.frame, here.frame) / 1000
            if score < best?.score ?? .infinity || score == best?.score && best.map({ other.indexPath < $0.path }) == true {
                best = (score, other.indexPath)
            }
        }
        return best?.path
    }
}

extension ScrollTravelDirection {
    var isHorizontal: Bool { self == .left || self == .right }
    var heading: UIFocusHeading {
        switch self {
        case .down: .down
        case .up: .up
        case .left: .left
        case .right: .right
        }
    }

    /// A frame widened to the content's width for vertical directions.
    fileprivate func across(_ frame: CGRect, _ content: CGRect) -> CGRect {
        isHorizontal
            ? frame
            : CGRect(x: content.minX, y: frame.minY, width: max(content.width, frame.maxX), height: frame.height)
    }

    fileprivate func hasMore(of content: CGRect, beyond rect: CGRect) -> Bool {
        switch self {
        case .down: rect.maxY < content.maxY
        case .up: rect.minY > content.minY
        case .right: rect.maxX < content.maxX
        case .left: rect.minX > content.minX
        }
    }

    fileprivate func extended(_ rect: CGRect, by length: CGFloat) -> CGRect {
        switch self {
        case .down: rect.union(rect.offsetBy(dx: 0, dy: length))
        case .up: rect.union(rect.offsetBy(dx: 0, dy: -length))
        case .right: rect.union(rect.offsetBy(dx: length, dy: 0))
        case .left: rect.union(rect.offsetBy(dx: -length, dy: 0))
        }
    }

    /// The distance of two frames across the direction; 0 if they overlap.
    fileprivate func gap(across one: CGRect, _ other: CGRect) -> CGFloat {
        isHorizontal ? max(0, one.minY - other.maxY, other.minY - one.maxY) : max(0, one.minX - other.maxX, other.minX - one.maxX)
    }

    fileprivate func isInLine(_ one: CGRect, _ other: CGRect) -> Bool {
        isHorizontal ? one.minY < other.maxY && other.minY < one.maxY : one.minX < other.maxX && other.minX < one.maxX
    }

    fileprivate func offset(across one: CGRect, _ other: CGRect) -> CGFloat {
        isHorizontal ? abs(one.midY - other.midY) : abs(one.midX - other.midX)
    }
}
