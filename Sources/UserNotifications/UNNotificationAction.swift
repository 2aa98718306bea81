public import Foundation
internal import UIKitCore

/// What a button of a notification does to the device and how it looks.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked first, on iOS.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// The button's title is red.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// Opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The icon of an action's button. > Contract: User Notifications, UNNotificationActionIcon
public final class UNNotificationActionIcon: NSObject, Sendable {
    /// A symbol if it starts with `symbol:`, else an image of the app.
    let name: String
    /// Creates an icon from an image of the app, drawn in one colour.
    public convenience init(templateImageName: String) { self.init(kept: templateImageName) }
    /// Creates an icon from a system symbol.
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
    /// The app's key for the action, which the response contains.
    public let identifier: String
    /// The text of the button.
    public let title: String
    /// Whether the button opens the app, is destructive, or needs an unlocked device.
    public let options: UNNotificationActionOptions
    /// The icon next to the title; nil shows none.
    public let icon: UNNotificationActionIcon?

    /// Creates an action without an icon.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - identifier: the app's key for the action.
    ///   - title: the text of the button.
    ///   - options: what the button does to the device and how it looks.
    ///   - icon: the icon next to the title; nil shows none.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
        super.init()
    }
}

/// A button with text input. > Contract: User Notifications, UNTextInputNotificationAction
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// Title of the send button.
    public let textInputButtonTitle: String
    /// The grey text of the empty input.
    public let textInputPlaceholder: String

    /// Creates an action with text input and without an icon.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options, icon: nil, textInputButtonTitle: textInputButtonTitle,
            textInputPlaceholder: textInputPlaceholder)
    }

    /// Creates an action with text input.
    ///
    /// - Parameters:
    ///   - identifier: the app's key for the action.
    ///   - title: the text of the button.
    ///   - options: what the button does to the device and how it looks.
    ///   - icon: the icon next to the title; nil shows none.
    ///   - textInputButtonTitle: the title of the send button.
    ///   - textInputPlaceholder: the grey text of the empty input.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
