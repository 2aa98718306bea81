/// An action an assistive tool performs on an element for the user.
public enum AccessibilityAction: Hashable, Sendable {
    public enum Direction: UInt8, Hashable, Sendable, CaseIterable { case up, down, left, right, next, previous }

    /// What a double tap does.
    case activate
    case increment, decrement
    /// Dismisses a modal view, or goes back.
    case escape
    /// Performs the most important action.
    case magicTap
    case scroll(Direction)
    /// Index into `AccessibilityElement.actions`.
    case custom(Int)
    /// Moves to the next or previous item of a rotor; the index is into `AccessibilityElement.rotors`.
    case rotor(Int, forward: Bool)
    /// Gives the element keyboard focus.
    case focus
    case setText(String)
    /// > Units: characters (grapheme clusters) of the text.
    case select(start: Int, end: Int)
    /// The cursor of an assistive tool moved to the element, or away from it.
    case cursor(isThere: Bool)
}

/// A notification from an app to assistive tools. Element 0 means no element.
public enum AccessibilityNews: Hashable, Sendable {
    case announcement(String)
    /// Most of the screen changed; the cursor moves to this element, or to the first.
    case screenChanged(element: UInt64)
    case layoutChanged(element: UInt64)
    case pageScrolled(String)
}
