internal import CoreGraphics
internal import DarwinFoundation
internal import DeviceProtocol
internal import Foundation
internal import TextShaping

/// Converts one run's attributes to the typesetter's style and the run's paint.
struct AttributeReader {
    var style: TextShaping.TextStyle
    var look = TextSource.Look()
    let font: UIFont

    init(_ attributes: [NSAttributedString.Key: Any], _ defaults: TextSource.Defaults) {
        var font = defaults.font
        var (intent, coreTextColor, coreTextBackground, isLink) = (InlinePresentationIntent(), nil as CGColor?, nil as CGColor?, false)
        style = TextShaping.TextStyle(font: font.face)
        // Most texts have one or two attributes, so iterating costs less than looking up each known one.
        for (key, value) in attributes {
            switch key {
            case .font: font = value as? UIFont ?? font
            case .foregroundColor: look.color = value as? UIColor
            case .backgroundColor: look.background = value as? UIColor
            case .kern: style.kern = AttributeReader.number(value)
            case .tracking: style.tracking = AttributeReader.number(value) ?? 0
            case .baselineOffset: style.baselineOffset = AttributeReader.number(value) ?? 0
            case .obliqueness: style.obliqueness = AttributeReader.number(value) ?? 0
            case .expansion: style.expansion = AttributeReader.number(value) ?? 0
            case .ligature: style.ligatures = AttributeReader.number(value) != 0
            case .underlineStyle: look.paint.underline = AttributeReader.lines(value)
            case .underlineColor: look.underlineColor = value as? UIColor
            case .strikethroughStyle: look.paint.strikethrough = AttributeReader.lines(value)
            case .strikethroughColor: look.strikethroughColor = value as? UIColor
            case .strokeColor: look.strokeColor = value as? UIColor
            case .strokeWidth: look.paint.strokeWidth = AttributeReader.number(value) ?? 0
            case .shadow: look.shadow = value as? NSShadow
            case .link: isLink = true
            case .inlinePresentationIntent: intent = AttributeReader.intent(value)
            case AttributeReader.coreTextColor: coreTextColor = value as? CGColor
            case AttributeReader.coreTextBackground: coreTextBackground = value as? CGColor
            default: break
            }
        }
        self.font = AttributeReader.emphasized(font, intent)
        style.font = self.font.face
        // UIKit's colour takes precedence over Core Text's.
        look.color = look.color ?? coreTextColor.map { UIColor(cgColor: $0) }
        look.background = look.background ?? coreTextBackground.map { UIColor(cgColor: $0) }
        if look.paint.strikethrough.isEmpty, intent.contains(.strikethrough) { look.paint.strikethrough = .single }
        if isLink {
            look.color = UIColor.link
            if look.paint.underline.isEmpty { look.paint.underline = .single }
        }
    }

    private static let coreTextColor = NSAttributedString.Key(rawValue: "CTForegroundColor")
    private static let coreTextBackground = NSAttributedString.Key(rawValue: "CTBackgroundColor")

    /// The Markdown intent of the text.
    private static func intent(_ value: Any) -> InlinePresentationIntent {
        switch value {
        case let value as NSNumber: InlinePresentationIntent(rawValue: value.uintValue)
        case let value as UInt: InlinePresentationIntent(rawValue: value)
        case let value as InlinePresentationIntent: value
        default: []
        }
    }

    private static func emphasized(_ font: UIFont, _ intent: InlinePresentationIntent) -> UIFont {
        guard !intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return font }
        let base = intent.contains(.code) ? UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
        var traits = base.fontDescriptor.symbolicTraits
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        return base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: base.pointSize) } ?? base
    }

    private static func lines(_ value: Any) -> TextLineStyle {
        if let style = value as? NSUnderlineStyle { return TextLineStyle(rawValue: style.rawValue) }
        return TextLineStyle(rawValue: number(value).map { Int(saturating: $0) } ?? 0)
    }

    /// A numeric attribute of any type.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case nil: nil
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
