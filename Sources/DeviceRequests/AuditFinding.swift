/// What an audit of the screen has found: a fault of accessibility, and where it is.
public struct AuditFinding: Codable, Hashable, Sendable {
    /// What was looked for, as a raw value of `XCUIAccessibilityAuditType`.
    public var type: UInt64
    /// The fault in a few words.
    public var summary: String
    /// The fault with its numbers, and how to mend it.
    public var detail: String
    /// The kind, the fault, the element and its place as a line, as scripts print them.
    public var text: String
    /// The left edge of the element. > Units: points of the screen.
    public var x = 0.0
    /// The top edge of the element. > Units: points of the screen.
    public var y = 0.0
    /// The width of the element. > Units: points.
    public var width = 0.0
    /// The height of the element. > Units: points.
    public var height = 0.0

    /// Creates a finding at the corner of the screen, without a size.
    public init(type: UInt64, summary: String, detail: String, text: String) {
        (self.type, self.summary, self.detail, self.text) = (type, summary, detail, text)
    }
}
