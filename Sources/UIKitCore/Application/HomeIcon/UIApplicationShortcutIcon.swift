public import Foundation

/// The image of a quick action.
///
/// > Contract: UIKit, UIApplicationShortcutIcon
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    /// The images that the system provides for quick actions.
    public enum IconType: Int, Sendable {
        /// A pencil and paper.
        case compose = 0
        /// Symbols of the action that each name describes; Ferry shows the system symbol closest to it.
        case play, pause, add, location, search, share
        /// A crossed-out circle.
        case prohibit = 7
        /// Symbols of the content or action that each name describes; Ferry shows the system symbol closest to it.
        case contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto,
            captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// The name of a symbol if it begins with `symbol:`, else of an image of the app; as sent to the device.
    let name: String

    /// > Parameters: name: also `type:` and a name of `Info.plist`.
    package init(kept name: String) {
        let declared = name.hasPrefix(Self.type) ? IconType.symbolName(declared: String(name.dropFirst(Self.type.count))) : nil
        self.name = declared.map { Self.symbol + $0 } ?? name
        super.init()
    }

    /// Creates an icon with one of the system's images.
    public convenience init(type: IconType) { self.init(kept: Self.symbol + type.symbolName) }
    /// With an image of the app, drawn in one colour.
    public convenience init(templateImageName: String) { self.init(kept: templateImageName) }
    /// Creates an icon with a system symbol; one that does not exist shows nothing.
    public convenience init(systemImageName: String) { self.init(kept: Self.symbol + systemImageName) }

    private static let symbol = "symbol:"
    private static let type = "type:"

    /// Nil if the symbol or image does not exist.
    @MainActor package func image(in bundle: Bundle?) -> UIImage? {
        if name.hasPrefix(Self.symbol) { return UIImage(systemName: String(name.dropFirst(Self.symbol.count))) }
        return UIImage(named: name, in: bundle, compatibleWith: nil)?.withRenderingMode(.alwaysTemplate)
    }

    open override var hash: Int { name.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.name == name }
}

extension UIApplicationShortcutIcon.IconType {
    /// By their names in `Info.plist`, such as `UIApplicationShortcutIconTypeAdd`.
    static func symbolName(declared name: String) -> String? {
        let prefix = "UIApplicationShortcutIconType"
        guard name.hasPrefix(prefix) else { return nil }
        let short = name.dropFirst(prefix.count)
        return (0...).lazy.map(Self.init).prefix { $0 != nil }.compactMap(\.self)
            .first { "\($0)".lowercased() == short.lowercased() }?.symbolName
    }

    /// The symbol used for it (R).
    var symbolName: String {
        switch self {
        case .compose: "square.and.pencil"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .add: "plus"
        case .location: "location.fill"
        case .search: "magnifyingglass"
        case .share: "square.and.arrow.up"
        case .prohibit: "nosign"
        case .contact: "person.crop.circle"
        case .home: "house"
        case .markLocation: "mappin.and.ellipse"
        case .favorite: "star"
        case .love: "heart"
        case .cloud: "cloud"
        case .invitation: "envelope.open"
        case .confirmation: "checkmark.circle"
        case .mail: "envelope"
        case .message: "message"
        case .date: "calendar"
        case .time: "clock"
        case .capturePhoto: "camera"
        case .captureVideo: "video"
        case .task: "circle"
        case .taskCompleted: "checkmark.circle"
        case .alarm: "alarm"
        case .bookmark: "book"
        case .shuffle: "shuffle"
        case .audio: "music.note"
        case .update: "arrow.clockwise"
        }
    }
}
