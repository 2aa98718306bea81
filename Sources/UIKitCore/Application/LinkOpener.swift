internal import DeviceProtocol
package import Foundation

/// Which schemes an application may query, and which URLs it can open.
///
/// > Contract: UIKit, UIApplication.canOpenURL(_:), open(_:options:completionHandler:)
package struct LinkRules {
    /// The handler of a URL.
    package enum Way: Equatable {
        /// The system itself: web pages, phone calls, mail.
        case system
        case app
        /// None, with the log message.
        case nobody(String)
    }

    private static let systemSchemes: Set<String> = ["http", "https", "tel", "mailto", "sms"]
    /// The app's page in Settings; the device responds whether it is shown.
    private static let settingsScheme = "app-settings"
    /// Schemes of all apps on the device.
    package var installed: Set<String>
    /// Schemes that the application may query, from its `Info.plist`.
    package var queried: Set<String>
    package var own: Set<String>

    package init(installed: [String], information: [String: Any]) {
        self.installed = Set(installed.map { $0.lowercased() })
        queried = Set((information["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() })
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        own = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// The handler for `open`.
    package func way(of url: URL) -> Way {
        let scheme = url.scheme?.lowercased() ?? ""
        if Self.systemSchemes.contains(scheme) { return .system }
        if scheme == Self.settingsScheme || installed.contains(scheme) { return .app }
        return .nobody("Failed to open URL \(url.absoluteString): Error Domain=NSOSStatusErrorDomain Code=-10814 \"(null)\"")
    }

    /// The handler for `canOpenURL`; a scheme that is not listed has another message than one without an app.
    package func query(_ url: URL) -> Way {
        let scheme = url.scheme?.lowercased() ?? ""
        if Self.systemSchemes.contains(scheme) { return .system }
        if scheme == Self.settingsScheme { return .app }
        let failure = "-canOpenURL: failed for URL: \"\(url.absoluteString)\" - error: "
        guard own.contains(scheme) || queried.contains(scheme) else {
            return .nobody(failure + "\"This app is not allowed to query for scheme \(scheme)\"")
        }
        if own.contains(scheme) || installed.contains(scheme) { return .app }
        return .nobody(failure + "\"The operation couldn’t be completed. (OSStatus error -10814.)\"")
    }
}

/// Opens URLs, and calls the completion handlers.
@MainActor struct LinkOpener {
    private var lastNumber: UInt32 = 0
    private var waiting: [UInt32: @MainActor @Sendable (Bool) -> Void] = [:]

    nonisolated init() {}

    private static var rules: LinkRules {
        LinkRules(installed: ApplicationContext.current.device.linkSchemes, information: Bundle.main.infoDictionary ?? [:])
    }

    static func canOpen(_ url: URL) -> Bool {
        guard case .nobody(let line) = rules.query(url) else { return true }
        ApplicationContext.current.send(.log(line))
        return false
    }

    /// > Parameters: onlyUniversal: fails if no app handles the link; no app here handles web links.
    static func open(_ url: URL, onlyUniversal: Bool = false, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
        let context = ApplicationContext.current
        if onlyUniversal {
            if let completion { context.later { _ in completion(false) } }
            return
        }
        switch rules.way(of: url) {
        case .system:
            context.send(.openURL(id: 0, url.absoluteString))
            if let completion { context.later { _ in completion(true) } }
        case .app:
            let number = context.links.note(completion)
            context.send(.openURL(id: number, url.absoluteString))
        case .nobody(let line):
            context.send(.log(line))
            if let completion { context.later { _ in completion(false) } }
        }
    }

    private mutating func note(_ completion: (@MainActor @Sendable (Bool) -> Void)?) -> UInt32 {
        lastNumber += 1
        waiting[lastNumber] = completion
        return lastNumber
    }

    /// The device has responded. > Returns: the completion handler.
    mutating func take(_ number: UInt32) -> (@MainActor @Sendable (Bool) -> Void)? { waiting.removeValue(forKey: number) }
}
