internal import Foundation

/// Keeps an app's loads after the navigations that come before them, as in WebKit, where the later one wins.
///
/// The engine reports what its processes do a moment late, and in its own order:
/// - A page's request is known before its navigation starts. A load sent in between would start first, and the page's navigation would end
///   it, so the load waits.
/// - A navigation that has been replaced or stopped may still ask about its request. The answer is not that of the load that came after it.
@MainActor final class NavigationOrder {
    /// The address that the page has asked for, until its navigation starts.
    private(set) var requested: String?
    private var waiting: (() -> Void)?
    /// The app's loads that were sent to the engine and have not started there.
    private var sent: [Int] = []
    private var lastLoad = 0
    /// Where the navigations lead that have started since the last page has arrived.
    private var started: [String] = []
    /// The navigation that has started last has not asked about a request yet: those that it asks about later are redirections.
    private var isFirstRequest = false

    /// Where the last navigations lead that have not asked about their requests.
    private var unasked: [String] = []
    /// More of them than a page can have under way: some never ask.
    private static let mostUnasked = 16

    /// Whether a load of the app waits.
    var isHolding: Bool { waiting != nil }

    /// The page has asked for an address; a request before it does not start any more.
    func pageRequested(_ address: String) { requested = address }

    /// A navigation has started.
    func didStart(_ address: String) {
        if address == requested {
            settle()
        } else if !sent.isEmpty {
            sent.removeFirst()
        }
        started.append(Self.place(address))
        isFirstRequest = true
        unasked.append(Self.resource(address))
        if unasked.count > Self.mostUnasked { unasked.removeFirst() }
    }

    /// What the page has asked for does not start, or no longer matters.
    func settle() {
        requested = nil
        let action = waiting
        waiting = nil
        action?()
    }

    /// A page has arrived, or the process of the page has ended.
    func didArrive() {
        started = []
        settle()
    }

    /// Runs an action when the navigation that the page has asked for has started, and at once if the page has asked for nothing. It replaces
    /// an action that waits.
    func run(_ action: @escaping () -> Void) {
        if requested == nil { action() } else { waiting = action }
    }

    // MARK: Loads of the app

    /// A load is sent to the engine. > Returns: what `didEnd` takes.
    func didSend() -> Int {
        lastLoad += 1
        sent.append(lastLoad)
        return lastLoad
    }

    /// The engine has answered a load, which it may not have started.
    func didEnd(_ load: Int) { sent.removeAll { $0 == load } }

    /// Whether a request for a page belongs to a navigation that another one has replaced.
    func isReplaced(_ address: String) -> Bool {
        guard !isHolding, sent.isEmpty else { return true }
        guard isFirstRequest else { return false }
        let place = Self.place(address)
        if place != started.last, started.contains(place) { return true }
        isFirstRequest = false
        return false
    }

    /// Whether a request for a page, which is not the next of a redirection, belongs to no navigation: then it is for a file that a link
    /// gives. Asked once for each.
    func isForFile(_ address: String) -> Bool {
        guard let place = unasked.firstIndex(of: Self.resource(address)) else { return true }
        unasked.remove(at: place)
        return false
    }

    /// An address without its scheme: the engine asks by HTTPS where a navigation has started without.
    private static func resource(_ address: String) -> String {
        let place = place(address)
        return place.firstIndex(of: ":").map { String(place[$0...]) } ?? place
    }

    /// An address without what the engine does not tell of a request.
    private static func place(_ address: String) -> String {
        guard var parts = URLComponents(string: address) else { return address }
        (parts.fragment, parts.user, parts.password) = (nil, nil, nil)
        return parts.string ?? address
    }
}
