internal import DeviceProtocol
public import Foundation

/// A quick action in the menu that a long press on the app's Home Screen icon opens.
///
/// Those in `Info.plist` (`UIApplicationShortcutItems`) always exist; an app adds others with `UIApplication.shortcutItems`.
/// > Contract: UIKit, UIApplicationShortcutItem
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    fileprivate var values: Values

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Creates a quick action.
    ///
    /// - Parameters:
    ///   - type: the app's identifier of the action.
    ///   - localizedTitle: the text in the menu.
    ///   - localizedSubtitle: the smaller text below it; nil for none.
    ///   - icon: the image next to the title; nil for none.
    ///   - userInfo: the app's own data: property list values; others are not stored while the app does not run.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates a quick action with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// The app's identifier of the action.
    open var type: String { values.type }
    /// The text in the menu.
    open var localizedTitle: String { values.title }
    /// The smaller text below the title; nil for none.
    open var localizedSubtitle: String? { values.subtitle }
    /// The image next to the title; nil for none.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// The app's own data, property list values, which it receives with the action.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The content that it concerns: the scene that shows it is notified. A string.
    open var targetContentIdentifier: Any? { values.target }

    /// Returns an immutable quick action with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }
    /// Returns a `UIMutableApplicationShortcutItem` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }

    open override var hash: Int { type.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutItem)?.kept == kept }

    // MARK: Device representation

    convenience init(_ kept: AppShortcut) {
        self.init(
            Values(
                type: kept.type, title: kept.title, subtitle: kept.subtitle.isEmpty ? nil : kept.subtitle,
                icon: kept.icon.isEmpty ? nil : UIApplicationShortcutIcon(kept: kept.icon),
                userInfo: ShortcutUserInfo.values(in: kept.userInfo), target: kept.target))
    }

    var kept: AppShortcut {
        var kept = AppShortcut(type: type, title: localizedTitle, subtitle: localizedSubtitle ?? "", icon: icon?.name ?? "")
        kept.userInfo = userInfo.map(ShortcutUserInfo.text) ?? ""
        kept.target = targetContentIdentifier as? String
        return kept
    }
}

/// A mutable quick action.
///
/// > Contract: UIKit, UIMutableApplicationShortcutItem
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}

/// Encodes a shortcut's `userInfo` as text.
private enum ShortcutUserInfo {
    static func text(_ values: [String: any NSSecureCoding]) -> String {
        let list: [String: Any] = values.compactMapValues { PropertyListSerialization.propertyList($0, isValidFor: .xml) ? $0 : nil }
        let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    static func values(in text: String) -> [String: any NSSecureCoding]? {
        guard !text.isEmpty else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
        return list?.compactMapValues(object)
    }

    private static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: NSString(string: text)
        case let number as NSNumber: number
        case let data as Data: NSData(data: data)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let list as [Any]: NSArray(array: list)
        case let table as [String: Any]: NSDictionary(dictionary: table)
        default: nil
        }
    }
}
