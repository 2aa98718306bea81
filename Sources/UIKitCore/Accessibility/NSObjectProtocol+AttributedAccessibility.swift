public import Foundation
internal import ObjectiveC

/// Accessibility attributes with attributes for speech.
///
/// VoiceOver speaks the text of a label, hint or value; its attributes for speech are kept, and have no effect in Ferry.
/// > Contract: ObjectiveC, NSObject, Accessibility
extension NSObjectProtocol {
    /// The name with attributes for speech; setting it also sets `accessibilityLabel` to its text.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { AttributedAccessibility.text(of: self, AttributedAccessibility.label, now: accessibilityLabel) }
        set {
            AttributedAccessibility.set(newValue, of: self, AttributedAccessibility.label)
            accessibilityLabel = newValue?.string
        }
    }
    /// The hint with attributes for speech; setting it also sets `accessibilityHint` to its text.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { AttributedAccessibility.text(of: self, AttributedAccessibility.hint, now: accessibilityHint) }
        set {
            AttributedAccessibility.set(newValue, of: self, AttributedAccessibility.hint)
            accessibilityHint = newValue?.string
        }
    }
    /// The value with attributes for speech; setting it also sets `accessibilityValue` to its text.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { AttributedAccessibility.text(of: self, AttributedAccessibility.value, now: accessibilityValue) }
        set {
            AttributedAccessibility.set(newValue, of: self, AttributedAccessibility.value)
            accessibilityValue = newValue?.string
        }
    }
    /// The names by which the user may call the object; setting it on a view also sets `accessibilityUserInputLabels` to their texts.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            let kept = AttributedAccessibility.kept(of: self, AttributedAccessibility.inputLabels) as? [NSAttributedString]
            guard let view = self as? UIView else { return kept ?? [] }
            let texts: [String] = view.accessibilityUserInputLabels ?? []
            if let kept, kept.map(\.string) == texts { return kept }
            return texts.map { NSAttributedString(string: $0) }
        }
        set {
            AttributedAccessibility.keep(newValue, of: self, AttributedAccessibility.inputLabels)
            (self as? UIView)?.accessibilityUserInputLabels = newValue?.map(\.string)
        }
    }
    /// How Switch Control steps through the object's elements; kept, as Ferry has no Switch Control.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { AttributedAccessibility.kept(of: self, AttributedAccessibility.navigation) as? UIAccessibilityNavigationStyle ?? .automatic }
        set { AttributedAccessibility.keep(newValue, of: self, AttributedAccessibility.navigation) }
    }
    /// What kind of text the object has, for how it is spoken; kept, and without effect in Ferry, which the log reports.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { AttributedAccessibility.kept(of: self, AttributedAccessibility.context) as? UIAccessibilityTextualContext }
        set {
            AttributedAccessibility.keep(newValue, of: self, AttributedAccessibility.context)
            if newValue != nil { UnimplementedSetting.report("accessibilityTextualContext", on: self) }
        }
    }
    /// How touches reach an object with the trait `allowsDirectInteraction`; kept, and without effect in Ferry, which the log reports.
    @preconcurrency @MainActor public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { AttributedAccessibility.kept(of: self, AttributedAccessibility.touch) as? UIAccessibilityDirectTouchOptions ?? [] }
        set {
            AttributedAccessibility.keep(newValue, of: self, AttributedAccessibility.touch)
            if !newValue.isEmpty { UnimplementedSetting.report("accessibilityDirectTouchOptions", on: self) }
        }
    }
    /// Whether the object shows or hides further content, which VoiceOver says before the hint.
    @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { AttributedAccessibility.kept(of: self, AttributedAccessibility.expanded) as? UIAccessibilityExpandedStatus ?? .unsupported }
        set { AttributedAccessibility.keep(newValue, of: self, AttributedAccessibility.expanded) }
    }
}

/// How assistive tools step through the elements of a container.
///
/// > Source: Apple, UIAccessibilityNavigationStyle
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The tool decides.
    case automatic = 0
    /// Each element is a step of its own.
    case separate = 1
    /// All elements are one step.
    case combined = 2
}

/// Whether an element shows further content when it is activated.
///
/// > Source: Apple, UIAccessibilityExpandedStatus
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element has no further content.
    case unsupported = 0
    /// The content is visible.
    case expanded = 1
    /// The content is hidden.
    case collapsed = 2

    /// What VoiceOver says.
    var spoken: String {
        switch self {
        case .unsupported: ""
        case .expanded: "Expanded"
        case .collapsed: "Collapsed"
        }
    }
}

/// How touches reach an element with the trait `allowsDirectInteraction`.
///
/// > Source: Apple, UIAccessibilityDirectTouchOptions
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The assistive tool is silent while the user touches the element.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The user activates the element before touches reach it.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// What kind of text an element has.
///
/// > Source: Apple, UIAccessibilityTextualContext
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text of a word processor.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story, such as a novel.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages to other people.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// The cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// The path of a file.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// The source of a program.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Input and output of a command line.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// Attributes that objects of any class keep.
@MainActor private enum AttributedAccessibility {
    static let label = AssociationKey(), hint = AssociationKey(), value = AssociationKey(), inputLabels = AssociationKey()
    static let navigation = AssociationKey(), context = AssociationKey(), touch = AssociationKey(), expanded = AssociationKey()

    static func kept(of object: AnyObject, _ key: AssociationKey) -> Any? {
        AssociatedObjects.shared.value(of: object, key: key.pointer)
    }

    static func keep(_ value: Any?, of object: AnyObject, _ key: AssociationKey) {
        AssociatedObjects.shared.set(value, for: object, key: key.pointer)
    }

    /// The attributed text that was set, as long as the plain one is its text.
    static func text(of object: AnyObject, _ key: AssociationKey, now plain: String?) -> NSAttributedString? {
        guard let plain else { return nil }
        if let kept = kept(of: object, key) as? NSAttributedString, kept.string == plain { return kept }
        return NSAttributedString(string: plain)
    }

    static func set(_ text: NSAttributedString?, of object: AnyObject, _ key: AssociationKey) {
        keep(text.map { NSAttributedString(attributedString: $0) }, of: object, key)
    }
}
