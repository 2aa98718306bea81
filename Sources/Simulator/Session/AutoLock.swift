/// When the device locks itself, since nobody touches it. > Units: seconds of the simulator's clock.
package struct AutoLock {
    /// How long nobody may touch it; 0: for ever.
    package var limit = 0.0
    private var now = 0.0
    private var since = 0.0

    package init() {}

    /// > Parameters: preventsLock: an app in front wants the screen to stay, or it is locked already.
    /// > Returns: whether it locks now.
    package mutating func pass(to time: Double, preventsLock: Bool) -> Bool {
        now = time
        if preventsLock || limit == 0 { since = time }
        guard limit > 0, now - since >= limit else { return false }
        since = now
        return true
    }

    package mutating func touched() { since = now }

    /// When `pass` has something to do; nil for never.
    package var due: Double? { limit > 0 ? since + limit : nil }
}
