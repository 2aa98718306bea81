internal import CoreGraphics
internal import Foundation

/// Finds the list that gets the focus, for guides and requests.
@MainActor enum FocusResolver {
    /// Moves the focus from a window's focused item to the nearest guide in a direction. > Returns: whether it moved.
    static func follow(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        guard let cell = window.focusedList?.focusedCell else { return false }
        let guides = guides(in: window)
        let rects = guides.map { guide in guide.owningView.map { window.convert(guide.layoutFrame, from: $0) } ?? .null }
        guard let index = FocusGuideSearch.nearest(rects, from: window.convert(cell.bounds, from: cell), heading) else { return false }
        return guides[index].preferredFocusEnvironments?.contains { enter($0, heading) } ?? false
    }

    private static func guides(in view: UIView) -> [UIFocusGuide] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        return view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled) + view.subviews.flatMap(guides)
    }

    /// Moves the focus into an environment: to a cell, or into the first list of what it prefers. > Returns: whether it moved.
    static func enter(_ environment: any UIFocusEnvironment, _ heading: UIFocusHeading) -> Bool {
        var known: Set<ObjectIdentifier> = []
        return enter(environment, heading, &known)
    }

    private static func enter(_ environment: any UIFocusEnvironment, _ heading: UIFocusHeading, _ known: inout Set<ObjectIdentifier>)
        -> Bool
    {
        guard known.insert(ObjectIdentifier(environment)).inserted else { return false }
        for wanted in environment.preferredFocusEnvironments where wanted !== environment {
            if enter(wanted, heading, &known) { return true }
        }
        // A controller prefers its view.
        return (environment as? UIView).map { enter($0, heading) } ?? false
    }

    private static func enter(_ view: UIView, _ heading: UIFocusHeading) -> Bool {
        guard !view.isHidden else { return false }
        if let cell = view as? any FocusableCell {
            let list = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? any KeyFocusableList }.first
            return list?.enterFocus(at: cell, heading) ?? false
        }
        if let list = view as? any KeyFocusableList { return list.enterFocus(at: nil, heading) }
        return view.subviews.contains { enter($0, heading) }
    }
}
