/// An action an assistive tool performs on an element for the user.
public enum AccessibilityAction: Hashable, Sendable {
    /// Where to scroll: towards an edge, or to the next or previous page.
    public enum Direction: UInt8, Hashable, Sendable, CaseIterable { case up, down, left, right, next, previous }

    /// What a double tap does.
    case activate
    /// Changes the value of an adjustable element by one step.
    case increment, decrement
    /// Dismisses a modal view, or goes back.
    case escape
    /// Performs the most important action.
    case magicTap
    /// Scrolls the element or its container by a page.
    case scroll(Direction)
    /// Index into `AccessibilityElement.actions`.
    case custom(Int)
    /// Moves to the next or previous item of a rotor; the index is into `AccessibilityElement.rotors`.
    case rotor(Int, forward: Bool)
    /// Gives the element keyboard focus.
    case focus
    /// Replaces the text of a text input.
    case setText(String)
    /// Selects a part of a text input's text, or moves the caret if start and end are equal.
    ///
    /// > Units: characters (grapheme clusters) of the text.
    case select(start: Int, end: Int)
    /// Scrolls the element's containers until it is visible.
    case reveal
    /// The cursor of an assistive tool moved to the element, or away from it.
    case cursor(isThere: Bool)
}

/// A notification from an app to assistive tools. Element 0 means no element.
public enum AccessibilityNotification: Hashable, Sendable {
    /// A text for the tool to speak or show.
    case announcement(String)
    /// Most of the screen changed; the cursor moves to this element, or to the first.
    case screenChanged(element: UInt64)
    /// A part of the screen changed; the tool moves to the element.
    case layoutChanged(element: UInt64)
    /// A page was scrolled; the text says which one is visible.
    case pageScrolled(String)
}
