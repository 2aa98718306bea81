internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// A list whose rows can be selected by a two-finger pan.
@preconcurrency @MainActor protocol MultipleSelectionOwner: AnyObject {
    /// - Parameter point: in the list's content.
    func selectablePath(at point: CGPoint) -> IndexPath?
    func mayBeginMultipleSelection(at path: IndexPath) -> Bool
    /// The list may begin editing here.
    func beganMultipleSelection(at path: IndexPath)
    /// Selects or deselects all rows between two, notifying the delegate as for taps.
    func selectPaths(from start: IndexPath, to end: IndexPath, _ isSelected: Bool)
    func endedMultipleSelection()
}

/// A two-finger pan over a list selects the rows that it passes.
///
/// > Contract: UIKit, UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:) and the collection view's.
@MainActor final class MultipleSelectionPan: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: (any MultipleSelectionOwner)?
    private weak var list: UIScrollView?
    let pan = UIPanGestureRecognizer()
    private var start: IndexPath?
    private var last: IndexPath?
    private static let selector = Selector("fingersChose:")
    private static let isRegistered: Void = ObjCRuntime.register(MultipleSelectionPan.self, "fingersChose:") { choice, _ in choice.follow()
    }

    init(_ owner: any MultipleSelectionOwner, list: UIScrollView) {
        _ = Self.isRegistered
        (self.owner, self.list) = (owner, list)
        super.init()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.delegate = self
        pan.addTarget(self, action: Self.selector)
        list.addGestureRecognizer(pan)
    }

    /// Whether two fingers here begin a selection instead of scrolling.
    func takes(_ scrolling: UIPanGestureRecognizer) -> Bool {
        guard scrolling.numberOfTouches == 2, let list, let owner else { return false }
        return owner.selectablePath(at: origin(of: scrolling, in: list)).map(owner.mayBeginMultipleSelection) ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let owner, let path = owner.selectablePath(at: origin(of: pan, in: list)) else { return false }
        return owner.mayBeginMultipleSelection(at: path)
    }

    /// Where the touches began.
    private func origin(of pan: UIPanGestureRecognizer, in list: UIScrollView) -> CGPoint {
        let (place, travel) = (pan.location(in: list), pan.translation(in: list))
        return CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    }

    private func follow() {
        guard let list, let owner else { return }
        switch pan.state {
        case .began:
            guard let path = owner.selectablePath(at: origin(of: pan, in: list)) else { return }
            owner.beganMultipleSelection(at: path)
            (start, last) = (path, path)
            owner.selectPaths(from: path, to: path, true)
            choose(list, owner)
        case .changed: choose(list, owner)
        case .ended, .cancelled:
            choose(list, owner)
            guard start != nil else { return }
            (start, last) = (nil, nil)
            owner.endedMultipleSelection()
        default: break
        }
    }

    private func choose(_ list: UIScrollView, _ owner: any MultipleSelectionOwner) {
        guard let start, let last, let now = owner.selectablePath(at: pan.location(in: list)), now != last else { return }
        self.last = now
        // Rows that the pan went back over are deselected.
        if start <= last ? now < last : now > last { owner.selectPaths(from: now, to: last, false) }
        owner.selectPaths(from: start, to: now, true)
    }
}
