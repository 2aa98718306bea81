/// What an assistive tool asks of an element in a person's stead.
public enum AccessibilityAction: Hashable, Sendable {
    public enum Direction: UInt8, Hashable, Sendable, CaseIterable { case up, down, left, right, next, previous }

    /// What a double tap does.
    case activate
    case increment, decrement
    /// Puts away what is modal, or goes back.
    case escape
    /// The most important thing there is to do.
    case magicTap
    case scroll(Direction)
    /// By its place among `AccessibilityElement.actions`.
    case custom(Int)
    /// On to the next or previous thing, by a way's place among `AccessibilityElement.rotors`.
    case rotor(Int, forward: Bool)
    /// Gives it the keyboard.
    case focus
    case setText(String)
    /// > Units: characters (grapheme clusters) of the text.
    case select(start: Int, end: Int)
    /// The cursor of an assistive tool came to it, or left it.
    case cursor(isThere: Bool)
}

/// What an app tells assistive tools. An element of 0 is none.
public enum AccessibilityNews: Hashable, Sendable {
    case announcement(String)
    /// Much of the screen is new; the cursor goes to this element, or to the first.
    case screenChanged(element: UInt64)
    case layoutChanged(element: UInt64)
    case pageScrolled(String)
}
