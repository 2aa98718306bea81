/// What an audit of a screen looks for; the names and numbers of `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Text that hardly stands out from what is behind it.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// What takes touches on too small a place.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// What assistive tools stop at and have nothing to say of.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
    /// Text of which a part does not show.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
    public static let all: AccessibilityAuditType = [.contrast, .hitRegion, .sufficientElementDescription, .textClipped]

    /// The short names that scripts and command lines use.
    public static let names: [(name: String, type: AccessibilityAuditType)] = [
        ("labels", .sufficientElementDescription), ("targets", .hitRegion), ("contrast", .contrast), ("clipped", .textClipped),
    ]
}

/// One thing an audit found.
public struct AccessibilityAuditIssue: Hashable, Sendable {
    public var auditType: AccessibilityAuditType
    public var compactDescription: String
    public var detailedDescription: String
    /// What it was found at, as a person would name it, and its class.
    public var element: String
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
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
    public var description: String {
        let name = AccessibilityAuditType.names.first { $0.type == auditType }?.name ?? "audit"
        let place = "\(Int(saturating: x)),\(Int(saturating: y)) \(Int(saturating: width))×\(Int(saturating: height))"
        return "\(name): \(compactDescription): \(element) at \(place). \(detailedDescription)"
    }
}
