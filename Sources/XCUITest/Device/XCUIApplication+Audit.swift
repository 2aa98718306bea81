internal import DeviceRequests
internal import DriveProtocol
public import Foundation

/// What an accessibility audit looks for.
///
/// > Contract: XCUIAutomation, XCUIAccessibilityAuditType
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    /// Creates a set of kinds from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text with too little contrast to its background.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Texts and images that are no elements; not looked for here.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// Elements whose touch target is too small.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a description.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Texts that do not follow the user's size; not looked for here.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Clipped text.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Traits that contradict each other; not looked for here.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// All of these.
    public static let all = XCUIAccessibilityAuditType(rawValue: .max)

    /// The names by which the simulator is asked.
    private static let names: [(type: XCUIAccessibilityAuditType, name: String)] = [
        (.contrast, "contrast"), (.hitRegion, "targets"), (.sufficientElementDescription, "labels"), (.textClipped, "clipped"),
    ]

    /// The names of those that are looked for.
    var names: [String] { Self.names.filter { contains($0.type) }.map(\.name) }
}

/// A fault that an accessibility audit has found.
///
/// > Contract: XCUIAutomation, XCUIAccessibilityAuditIssue
public final class XCUIAccessibilityAuditIssue: NSObject {
    /// What was looked for.
    public let auditType: XCUIAccessibilityAuditType
    /// The fault in a few words.
    public let compactDescription: String
    /// The fault with its numbers, and how to mend it.
    public let detailedDescription: String
    /// The element; nil if the tree of elements leaves it out.
    public let element: XCUIElement?

    init(_ finding: AuditFinding, element: XCUIElement?) {
        auditType = XCUIAccessibilityAuditType(rawValue: finding.type)
        (compactDescription, detailedDescription) = (finding.summary, finding.detail)
        self.element = element
    }
}

extension XCUIApplication {
    /// Looks for faults of accessibility on the screen; each is a failure of the test, unless the handler returns true for it.
    ///
    /// > Contract: XCUIAutomation, performAccessibilityAudit(for:_:)
    /// > Parameters: auditTypes: what to look for: `contrast`, `hitRegion`, `sufficientElementDescription` and `textClipped`; the others find nothing.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let place = SourcePlace(file: file, line: line)
        let kinds = auditTypes.names
        // No kinds would mean all of them.
        guard !kinds.isEmpty else {
            return print("an audit for none of contrast, hitRegion, sufficientElementDescription and textClipped finds nothing")
        }
        try TraceRecorder.shared.step("audit", of: "the app", at: place) {
            for finding in findings(of: kinds, at: place) {
                let issue = XCUIAccessibilityAuditIssue(finding, element: element(of: finding, at: place))
                if try issueHandler?(issue) == true { continue }
                TestFailure.record("An audit has found \(finding.text)", at: place)
            }
        }
    }

    private func findings(of kinds: [String], at place: SourcePlace) -> [AuditFinding] {
        do throws(SimulationFailure) {
            try Simulation.shared.settle()
            switch Simulation.shared.send(DeviceRequest.audit(kinds: kinds)) {
            case .issues(let findings): return findings
            case .failed(let text), .ended(let text): throw SimulationFailure(text: text)
            default: throw SimulationFailure(text: "the simulator sent another answer than one about an audit")
            }
        } catch {
            TestFailure.record("Failed to audit the app: \(error.text)", at: place)
            return []
        }
    }

    /// The first element in the place of what was found.
    private func element(of finding: AuditFinding, at place: SourcePlace) -> XCUIElement? {
        let path = ElementPath().adding(.descendants(0)).adding(.matching("at (\(finding.x), \(finding.y))", finding.isPlace(of:))).adding(
            .first)
        guard let tree = try? Simulation.shared.tree(system: isSystem), !path.resolve(in: tree).isEmpty else { return nil }
        return XCUIElement(path, at: place, isSystem: isSystem)
    }
}

extension AuditFinding {
    /// Elements' frames are rounded.
    private static let tolerance = 0.5

    fileprivate func isPlace(of element: DriveElement) -> Bool {
        let pairs = [(x, element.x), (y, element.y), (width, element.width), (height, element.height)]
        return pairs.allSatisfy { abs($0 - $1) <= Self.tolerance }
    }
}
