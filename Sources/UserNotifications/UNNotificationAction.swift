public import Foundation
internal import UIKitCore

public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// Opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The icon of an action's button. > Contract: User Notifications, UNNotificationActionIcon
public final class UNNotificationActionIcon: NSObject, Sendable {
    /// A symbol if it starts with `symbol:`, else an image of the app.
    let name: String
    public convenience init(templateImageName: String) { self.init(kept: templateImageName) }
    public convenience init(systemImageName: String) { self.init(kept: Self.symbol + systemImageName) }
    init(kept name: String) {
        self.name = name
        super.init()
    }

    private static let symbol = "symbol:"

    @MainActor var image: UIImage? {
        if name.hasPrefix(Self.symbol) { return UIImage(systemName: String(name.dropFirst(Self.symbol.count))) }
        return UIImage(named: name)?.withRenderingMode(.alwaysTemplate)
    }
}

/// A button of a notification. > Contract: User Notifications, UNNotificationAction
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?

    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
        super.init()
    }
}

/// A button with text input. > Contract: User Notifications, UNTextInputNotificationAction
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// Title of the send button.
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options, icon: nil, textInputButtonTitle: textInputButtonTitle,
            textInputPlaceholder: textInputPlaceholder)
    }

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
