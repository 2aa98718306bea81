import UIKit
import UserNotifications

/// The device's token for remote notifications, and what the service knows of it.
@MainActor
struct PushTokens {
    /// What the service has to be told.
    enum Change: Equatable {
        case none
        case add(String)
        case replace(old: String, new: String)
    }

    private let defaults: UserDefaults
    private let key: String

    /// - Parameter user: each account has its own entry at the service.
    init(user: Int64, defaults: UserDefaults = .standard) {
        self.defaults = defaults
        key = "deviceToken \(user)"
    }

    /// The token that the service has.
    var stored: String? {
        get { defaults.string(forKey: key) }
        nonmutating set { defaults.set(newValue, forKey: key) }
    }

    func change(to token: String) -> Change {
        guard let stored else { return .add(token) }
        return stored == token ? .none : .replace(old: stored, new: token)
    }

    static func text(_ token: Data) -> String { token.map { String(format: "%02x", $0) }.joined() }

    /// The user wants notifications of comments, likes and mentions.
    static var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "push") }
        set { UserDefaults.standard.set(newValue, forKey: "push") }
    }

    /// Asks for permission when the user turns it on, not before.
    static func turnOn(completion: @escaping @MainActor () -> Void) {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { isGranted, _ in
            DispatchQueue.main.async {
                isOn = isGranted
                if isGranted { UIApplication.shared.registerForRemoteNotifications() }
                completion()
            }
        }
    }
}

extension Session {
    /// Tells the service a token that it does not have.
    func register(_ token: String) {
        let tokens = PushTokens(user: account.user)
        let call: Call<Nothing>
        switch tokens.change(to: token) {
        case .none: return
        case .add(let new): call = .addDevice(new, old: nil)
        case .replace(let old, let new): call = .addDevice(new, old: old)
        }
        // After a failure the next launch tries again.
        client.request(call) { result in
            if case .success = result { tokens.stored = token }
        }
    }

    func removeDevice() {
        let tokens = PushTokens(user: account.user)
        guard let token = tokens.stored else { return }
        tokens.stored = nil
        client.request(.removeDevice(token))
    }
}
