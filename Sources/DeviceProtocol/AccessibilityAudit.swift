/// What an accessibility audit checks; names and raw values are those of `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Text with too little contrast to its background.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// An element whose touch target is too small.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// An accessibility element without a description.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
    /// Clipped text.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
    /// Every check.
    public static let all: AccessibilityAuditType = [.contrast, .hitRegion, .sufficientElementDescription, .textClipped]

    /// The short names that scripts and command lines use.
    public static let names: [(name: String, type: AccessibilityAuditType)] = [
        ("labels", .sufficientElementDescription), ("targets", .hitRegion), ("contrast", .contrast), ("clipped", .textClipped),
    ]
}

/// One issue an audit found.
public struct AccessibilityAuditIssue: Hashable, Sendable {
    /// The check that found the issue.
    public var auditType: AccessibilityAuditType
    /// The fault in a few words.
    public var compactDescription: String
    /// The fault with its numbers, and how to mend it.
    public var detailedDescription: String
    /// The element's name as the user would say it, and its class.
    public var element: String
    /// The left edge of the element, in points of the screen.
    public var x: Double
    /// The top edge of the element, in points of the screen.
    public var y: Double
    /// The width of the element, in points.
    public var width: Double
    /// The height of the element, in points.
    public var height: Double
    /// Creates an issue with the element's name and frame.
    public init(
        auditType: AccessibilityAuditType, compactDescription: String, detailedDescription: String, element: String, x: Double, y: Double,
        width: Double, height: Double
    ) {
        self.auditType = auditType
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.element = element
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

extension AccessibilityAuditIssue: CustomStringConvertible {
    /// The issue in one line, as an audit prints it.
    public var description: String {
        let name = AccessibilityAuditType.names.first { $0.type == auditType }?.name ?? "audit"
        let place = "\(Int(saturating: x)),\(Int(saturating: y)) \(Int(saturating: width))×\(Int(saturating: height))"
        return "\(name): \(compactDescription): \(element) at \(place). \(detailedDescription)"
    }
}
