internal import CSystem
internal import DeviceRequests
internal import Foundation
internal import Glibc

/// A process of an app that has loaded its libraries and waits before `main`; each launch forks it (see `Zygote.c`).
///
/// > Isolation: the simulator's main thread.
final class AppZygote {
    let settings: ProcessSettings
    let process: Int32
    let socket: Int32
    /// In a copy of the simulator, whose child it is not.
    var isForeign = false
    /// The files that it has loaded; nil until it has forked once.
    private var files: LoadedFiles?

    /// The length of a seed's text, with its end (`FERRY_ZYGOTE_SEED_SIZE`). > Units: bytes.
    private static let seedSize = 256
    /// The zygote's own, in whose place each launch's is put.
    static let anySeed = String(repeating: "-", count: seedSize - 1)

    /// Starts it; nil if the system refuses.
    ///
    /// - Parameter settings: of the app, with the library of the virtual clock preloaded, and with `anySeed` if launches have a seed.
    init?(_ settings: ProcessSettings) {
        self.settings = settings
        var ends: [Int32] = [-1, -1]
        guard ferry_socket_pair(&ends) == 0 else { return nil }
        defer { _ = close(ends[1]) }
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { if null >= 0 { _ = close(null) } }
        var own = settings
        own.environment[AppLauncher.linkVariable] = String(ends[1])
        own.environment["FERRY_ZYGOTE"] = "1"
        let started = own.spawn(inherited: ends[1], streams: StandardStreams(input: null, output: null, error: null)).child
        guard started > 0 else {
            _ = close(ends[0])
            return nil
        }
        (process, socket) = (started, ends[0])
        // A library whose constructor never returns must not stop the simulator.
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
        _ = close(socket)
        if isForeign { return }
        ferry_kill_group(process, SIGKILL)
        _ = waitpid(process, nil, 0)
    }

    /// Whether the files that it has loaded are still those.
    var isCurrent: Bool { files?.areUnchanged ?? true }

    /// Launches the app. `link` is the descriptor of its end of the link.
    ///
    /// > Returns: the app's process, a child of the simulator; nil if it cannot be forked.
    func fork(seed: String, link: Int32, streams: StandardStreams) -> Int32? {
        let text = Array(seed.utf8)
        guard text.count < Self.seedSize else { return nil }
        let message = text + Array(repeating: 0, count: Self.seedSize - text.count)
        let descriptors = [link, streams.input, streams.output, streams.error]
        var child: Int32 = 0
        let size = MemoryLayout<Int32>.size
        guard ferry_send(socket, message, message.count, descriptors, Int32(descriptors.count)) == message.count,
            recv(socket, &child, size, Int32(MSG_WAITALL)) == size, child > 0
        else { return nil }
        if files == nil { files = LoadedFiles(of: process) }
        return child
    }
}

/// The zygote of one app, once it pays: from the second launch with the same settings on.
///
/// > Isolation: the simulator's main thread.
package final class AppZygotes {
    private var last: ProcessSettings?
    private(set) var zygote: AppZygote?
    /// A zygote of these settings could not be forked; another one could not be either.
    private var isRefused = false
    /// The launches that were forks.
    private(set) var forks = 0

    package init() {}

    /// In a copy of the simulator: leaves the zygote to the original.
    func abandon() {
        zygote?.isForeign = true
        zygote = nil
    }

    /// Launches the app; nil if it has to be launched without a zygote.
    func fork(_ settings: ProcessSettings, link: Int32, streams: StandardStreams) -> Int32? {
        let seed = settings.environment[RandomSeed.variable] ?? ""
        var settings = settings
        // Two variables are others for each launch.
        settings.environment[AppLauncher.linkVariable] = nil
        if !seed.isEmpty { settings.environment[RandomSeed.variable] = AppZygote.anySeed }
        defer { last = settings }
        if last != settings { (zygote, isRefused) = (nil, false) }
        if zygote?.isCurrent == false { zygote = nil }
        guard last == settings, !isRefused else { return nil }
        if zygote == nil { zygote = AppZygote(settings) }
        guard let child = zygote?.fork(seed: seed, link: link, streams: streams) else {
            (zygote, isRefused) = (nil, true)
            return nil
        }
        forks += 1
        return child
    }
}
