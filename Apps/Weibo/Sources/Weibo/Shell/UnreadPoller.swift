import UIKit

/// Asks for the numbers of unread things once a minute while the app is in front.
@MainActor
final class UnreadPoller {
    static let interval: TimeInterval = 60

    private let client: WeiboClient
    private let onCount: (UnreadCount) -> Void
    private var timer: Timer?
    private var running: Cancellable?
    private let observation = Observation()

    init(client: WeiboClient, onCount: @escaping (UnreadCount) -> Void) {
        (self.client, self.onCount) = (client, onCount)
        observation.on(UIApplication.didBecomeActiveNotification) { [weak self] _ in self?.start() }
        observation.on(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.stop() }
        start()
    }

    deinit { timer?.invalidate() }

    private func start() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.ask() }
        }
        ask()
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        running?.cancel()
    }

    private func ask() {
        guard client.token != nil else { return }
        running?.cancel()
        // A failure is no reason to disturb; the next minute tries again.
        running = client.request(.unread()) { [weak self] result in
            if case .success(let count) = result { self?.onCount(count) }
        }
    }
}
