internal import CoreGraphics
package import DeviceProtocol
internal import Foundation
internal import QuartzCore

/// Audits the screen for accessibility problems.
///
/// Disabled, invisible and covered elements are skipped. Sizes that UIKit gives a control (a switch, a rounded text field)
/// count as large enough.
/// > Isolation: the main actor. > Units: points of the screen.
@MainActor package enum AccessibilityAudit {
    package static func issues(in windows: [UIWindow], for types: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
        for window in windows { window.layoutIfNeeded() }
        let screen = UIScreen.main.bounds
        let items = AccessibilityOrder.items(of: windows)
        var found: [AccessibilityAuditIssue] = []
        if types.contains(.sufficientElementDescription) { found += items.compactMap { DescriptionAudit.issue(of: $0, screen: screen) } }
        if types.contains(.hitRegion) { found += items.compactMap { HitRegionAudit.issue(of: $0, screen: screen) } }
        guard !types.isDisjoint(with: [.contrast, .textClipped]) else { return found }
        let texts = windows.flatMap { AuditedTextFinder.all(in: $0, screen: screen) }
        if types.contains(.contrast) { found += ContrastAudit.issues(of: texts, windows: windows) }
        if types.contains(.textClipped) { found += texts.compactMap(ClippedTextAudit.issue) }
        return found
    }

    static func issue(
        _ type: AccessibilityAuditType, _ compact: String, _ detail: String, at object: NSObject, _ frame: CGRect
    ) -> AccessibilityAuditIssue {
        AccessibilityAuditIssue(
            auditType: type, compactDescription: compact, detailedDescription: detail, element: name(of: object), x: Double(frame.minX),
            y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    }

    private static func name(of object: NSObject) -> String {
        let kind = ViewDescription.name(of: object)
        let names =
            (object as? UIView).map { [$0.accessibilityIdentifier, $0.accessibilityLabel] }
            ?? (object as? UIAccessibilityElement).map { [$0.accessibilityIdentifier, $0.accessibilityLabel] } ?? []
        let said = names.compactMap { $0 }.first { !$0.isEmpty }
        return said.map { "\(kind) \"\($0.prefix(60).replacing("\n", with: " "))\"" } ?? kind
    }
}

/// Checks that accessibility elements have a description.
@MainActor enum DescriptionAudit {
    static func issue(of item: NSObject, screen: CGRect) -> AccessibilityAuditIssue? {
        let label: String?
        let value: String?
        let frame: CGRect
        var isEntry = false
        if let view = item as? UIView {
            (label, value, frame) = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityFrame)
            isEntry = view is UITextField || (view as? UITextView)?.isEditable == true
        } else if let element = item as? UIAccessibilityElement {
            (label, value, frame) = (element.accessibilityLabel, element.accessibilityValue, element.frameOnScreen)
        } else {
            return nil
        }
        guard frame.intersects(screen), frame.width >= 1, frame.height >= 1 else { return nil }
        // An empty text is not visible either.
        if item is UILabel, (item as? UILabel)?.text?.isEmpty != false, label?.isEmpty != false { return nil }
        let said = label?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        // A bare number is no description; text such as "page 2 of 5" is.
        let saysValue = value?.contains(where: \.isLetter) == true && !isEntry
        if said.isEmpty, !saysValue, isEntry || value?.isEmpty != false || takesTouches(item) {
            return AccessibilityAudit.issue(
                .sufficientElementDescription, "it has no description", "Give it an accessibilityLabel.", at: item, frame)
        }
        guard said.wholeMatch(of: /\S+\.(png|jpe?g|gif|webp|heic|svg|pdf)/.ignoresCase()) != nil else { return nil }
        return AccessibilityAudit.issue(
            .sufficientElementDescription, "its label is the name of a file", "Describe what the image shows.", at: item, frame)
    }

    private static func takesTouches(_ item: NSObject) -> Bool {
        AccessibilityTraitRules.takesTouches(
            (item as? UIView)?.accessibilityTraits ?? (item as? UIAccessibilityElement)?.accessibilityTraits ?? .none)
    }
}
