internal import DarwinFoundation
public import Foundation

/// An attribute of both string types: a key in one, a type in the other.
private struct SharedAttribute: Sendable {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributedString.Runs.Run) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
        key = NSAttributedString.Key(rawValue: Key.name)
        read = { $0[Key.self] }
        write = { $1[Key.self] = $0 as? Key.Value }
    }

    /// A number in one, an enumeration in the other.
    init<Key: AttributedStringKey>(
        _ type: Key.Type, to number: @escaping @Sendable (Key.Value) -> NSNumber, from value: @escaping @Sendable (NSNumber) -> Key.Value
    )
    where Key.Value: Sendable {
        key = NSAttributedString.Key(rawValue: Key.name)
        read = { $0[Key.self].map(number) }
        write = { $1[Key.self] = $0 as? Key.Value ?? ($0 as? NSNumber).map(value) }
    }

    private typealias UI = AttributeScopes.UIKitAttributes
    private typealias Basic = AttributeScopes.FoundationAttributes

    static let all: [SharedAttribute] = [
        SharedAttribute(UI.FontAttribute.self), SharedAttribute(UI.ParagraphStyleAttribute.self),
        SharedAttribute(UI.ForegroundColorAttribute.self),
        SharedAttribute(UI.BackgroundColorAttribute.self), SharedAttribute(UI.StrokeColorAttribute.self),
        SharedAttribute(UI.ShadowAttribute.self),
        SharedAttribute(UI.AttachmentAttribute.self), SharedAttribute(UI.UnderlineColorAttribute.self),
        SharedAttribute(UI.StrikethroughColorAttribute.self),
        SharedAttribute(UI.LigatureAttribute.self, to: { NSNumber(value: $0) }, from: \.intValue), length(UI.KernAttribute.self),
        length(UI.TrackingAttribute.self), length(UI.StrokeWidthAttribute.self), length(UI.BaselineOffsetAttribute.self),
        length(UI.ObliquenessAttribute.self), length(UI.ExpansionAttribute.self),
        SharedAttribute(
            UI.UnderlineStyleAttribute.self, to: { NSNumber(value: $0.rawValue) }, from: { NSUnderlineStyle(rawValue: $0.intValue) }),
        SharedAttribute(
            UI.StrikethroughStyleAttribute.self, to: { NSNumber(value: $0.rawValue) }, from: { NSUnderlineStyle(rawValue: $0.intValue) }),
        SharedAttribute(Basic.LinkAttribute.self), SharedAttribute(Basic.ImageURLAttribute.self),
        SharedAttribute(Basic.AlternateDescriptionAttribute.self), SharedAttribute(Basic.LanguageIdentifierAttribute.self),
        SharedAttribute(Basic.PresentationIntentAttribute.self),
        SharedAttribute(
            Basic.InlinePresentationIntentAttribute.self, to: { NSNumber(value: $0.rawValue) },
            from: { InlinePresentationIntent(rawValue: $0.uintValue) }),
    ]

    private static func length<Key: AttributedStringKey>(_ type: Key.Type) -> SharedAttribute where Key.Value == CGFloat {
        SharedAttribute(type, to: { NSNumber(value: Double($0)) }, from: { CGFloat($0.doubleValue) })
    }
}

extension NSAttributedString {
    /// The same text. Converts attributes of UIKit and Foundation, but not those of apps' own scopes.
    /// > Contract: Foundation, NSAttributedString.init(_:)
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for shared in SharedAttribute.all { attributes[shared.key] = shared.read(run) }
            whole.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: whole)
    }
}

extension AttributedString {
    /// The same text. Converts attributes of UIKit and Foundation, but not those of apps' own keys.
    /// > Contract: Foundation, AttributedString.init(_:)
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var container = AttributeContainer()
            for shared in SharedAttribute.all { if let value = attributes[shared.key] { shared.write(value, &container) } }
            append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: container))
        }
    }
}
