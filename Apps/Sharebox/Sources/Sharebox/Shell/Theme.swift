import UIKit

/// The user's theme: text size and font family, light or dark. Stored, and observers are notified at once.
final class Theme {
    static let didChange = Notification.Name("ThemeDidChange")
    static let shared = Theme(.standard)

    enum Family: String, CaseIterable {
        case system, rounded, serif, monospaced

        var design: UIFontDescriptor.SystemDesign {
            switch self {
            case .system: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            }
        }
    }

    enum Style: String, CaseIterable {
        case system, light, dark
    }

    static let scales: ClosedRange<CGFloat> = 0.85...1.4
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
        let kept = CGFloat(defaults.double(forKey: "letterScale"))
        scale = Self.scales.contains(kept) ? kept : 1
        family = defaults.string(forKey: "letterFamily").flatMap(Family.init) ?? .system
        style = defaults.string(forKey: "style").flatMap(Style.init) ?? .system
    }

    /// Multiplies the system's text size.
    var scale: CGFloat {
        didSet { keep(Double(scale), "letterScale", isNew: scale != oldValue) }
    }
    var family: Family {
        didSet { keep(family.rawValue, "letterFamily", isNew: family != oldValue) }
    }
    var style: Style {
        didSet { keep(style.rawValue, "style", isNew: style != oldValue) }
    }

    private func keep(_ value: Any, _ key: String, isNew: Bool) {
        guard isNew else { return }
        defaults.set(value, forKey: key)
        defaults.synchronize()
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    @MainActor func apply(to window: UIWindow) {
        switch style {
        case .system: window.overrideUserInterfaceStyle = .unspecified
        case .light: window.overrideUserInterfaceStyle = .light
        case .dark: window.overrideUserInterfaceStyle = .dark
        }
    }

    /// The user's font for a text style, at the system's text size times the user's scale.
    func font(_ text: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: text).pointSize * scale
        let plain = UIFont.systemFont(ofSize: size, weight: weight)
        guard family != .system, let descriptor = plain.fontDescriptor.withDesign(family.design) else { return plain }
        return UIFont(descriptor: descriptor, size: size)
    }

    /// Whether text is so large that it wraps instead of being truncated.
    var isLarge: Bool { UIFont.preferredFont(forTextStyle: .body).pointSize * scale >= 28 }

    /// A length that grows with the text size, and never shrinks.
    func length(_ value: CGFloat) -> CGFloat {
        max(value, (value * UIFont.preferredFont(forTextStyle: .body).pointSize * scale / 17).rounded())
    }
}

/// The app's colours.
enum Palette {
    private static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? plain(dark) : plain(light) }
    }

    private static func plain(_ value: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    static let accent = color(0x2F6FED, 0x6B9BFF)
    static let accentSoft = color(0xE6EEFE, 0x1D2B4A)
    static let page = UIColor.systemBackground
    static let grouped = UIColor.systemGroupedBackground
    static let card = UIColor.secondarySystemGroupedBackground
    static let panel = color(0xF2F4F8, 0x1C1C1E)
    static let notice = color(0xFFF4DC, 0x3A2F14)
    static let noticeText = color(0x7A5200, 0xFFD27A)
    static let failure = color(0xFDE7E7, 0x40191B)
    static let failureText = color(0xB3261E, 0xFF8A80)
    static let gold = color(0xE0A100, 0xF2C14E)

    static func of(_ kind: FileKind) -> UIColor {
        switch kind {
        case .image: color(0x17A673, 0x34C38F)
        case .pdf: color(0xE0483E, 0xF0665C)
        case .document: color(0x2F6FED, 0x5B8DF5)
        case .text: color(0x7A8699, 0x93A0B5)
        case .presentation: color(0xEB7A28, 0xF59547)
        case .spreadsheet: color(0x1E9E4A, 0x3DBB68)
        case .archive: color(0xB38600, 0xD6A62B)
        case .audio: color(0xD6408B, 0xEC66A6)
        case .video: color(0x7B4FE0, 0x9A78F0)
        case .other: color(0x8E99A8, 0x8E99A8)
        }
    }
}
