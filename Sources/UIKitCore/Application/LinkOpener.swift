package import Foundation
internal import HostInterface

/// Which links an application may ask for, and which it opens.
///
/// > Contract: UIKit, UIApplication.canOpenURL(_:), open(_:options:completionHandler:)
package struct LinkRules {
    /// Who opens a link.
    package enum Way: Equatable {
        /// The system itself: pages, calls, letters.
        case system
        case app
        /// Nobody; what the log is told.
        case nobody(String)
    }

    private static let systemSchemes: Set<String> = ["http", "https", "tel", "mailto", "sms"]
    /// Of all apps on the device.
    package var installed: Set<String>
    /// That the application asks for, as its `Info.plist` says.
    package var queried: Set<String>
    package var own: Set<String>

    package init(installed: [String], information: [String: Any]) {
        self.installed = Set(installed.map { $0.lowercased() })
        queried = Set((information["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() })
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        own = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// What `open` does.
    package func way(of url: URL) -> Way {
        let scheme = url.scheme?.lowercased() ?? ""
        if Self.systemSchemes.contains(scheme) { return .system }
        if installed.contains(scheme) { return .app }
        return .nobody("Failed to open URL \(url.absoluteString): Error Domain=NSOSStatusErrorDomain Code=-10814 \"(null)\"")
    }

    /// What `canOpenURL` answers; a scheme that is not listed is told from one that nobody has.
    package func query(_ url: URL) -> Way {
        let scheme = url.scheme?.lowercased() ?? ""
        if Self.systemSchemes.contains(scheme) { return .system }
        let failure = "-canOpenURL: failed for URL: \"\(url.absoluteString)\" - error: "
        guard own.contains(scheme) || queried.contains(scheme) else {
            return .nobody(failure + "\"This app is not allowed to query for scheme \(scheme)\"")
        }
        if own.contains(scheme) || installed.contains(scheme) { return .app }
        return .nobody(failure + "\"The operation couldn’t be completed. (OSStatus error -10814.)\"")
    }
}

/// Has links opened, and tells who asked what became of it.
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

    /// > Parameters: onlyUniversal: where no app has the link, nobody opens it; no app here has a page's link.
    static func open(_ url: URL, onlyUniversal: Bool = false, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
        let context = ApplicationContext.current
        if onlyUniversal {
            if let completion { DispatchQueue.main.async { completion(false) } }
            return
        }
        switch rules.way(of: url) {
        case .system:
            context.send(.openURL(id: 0, url.absoluteString))
            if let completion { DispatchQueue.main.async { completion(true) } }
        case .app:
            let number = context.links.note(completion)
            context.send(.openURL(id: number, url.absoluteString))
        case .nobody(let line):
            context.send(.log(line))
            if let completion { DispatchQueue.main.async { completion(false) } }
        }
    }

    private mutating func note(_ completion: (@MainActor @Sendable (Bool) -> Void)?) -> UInt32 {
        lastNumber += 1
        waiting[lastNumber] = completion
        return lastNumber
    }

    /// The device has answered. > Returns: who waited for it.
    mutating func take(_ number: UInt32) -> (@MainActor @Sendable (Bool) -> Void)? { waiting.removeValue(forKey: number) }
}
