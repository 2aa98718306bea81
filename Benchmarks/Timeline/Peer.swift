import BenchSupport
import Foundation

/// A program of another toolkit that shows the same list.
struct Peer {
    /// The name in its output lines.
    let name: String
    /// The name in the table.
    let title: String
    /// The executable, or the Python script.
    let program: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var needsCompositor = false

    static let all = [
        Peer(name: "raw-scroll", title: "cairo, moved pixels", program: "raw", arguments: ["scroll"]),
        Peer(name: "raw-draw", title: "cairo, full repaint", program: "raw", arguments: ["draw"]),
        Peer(name: "qtwidgets", title: "Qt Widgets, moved pixels", program: "qtwidgets"),
        Peer(name: "qtwidgets-repaint", title: "Qt Widgets, full repaint", program: "qtwidgets", environment: ["BENCH_FULL_REPAINT": "1"]),
        Peer(name: "qtquick-software", title: "Qt Quick", program: "qtquick"),
        Peer(
            name: "gtk4-wayland", title: "GTK 4", program: "gtk", environment: ["GDK_BACKEND": "wayland", "GSK_RENDERER": "cairo"],
            needsCompositor: true),
        Peer(
            name: "chromium-win-60hz", title: "Chromium", program: "chromium.py", arguments: ["win"], environment: ["BENCH_PACED": "1"]),
    ]
}

/// The output of one run of a peer.
struct PeerMetrics: Decodable {
    var peer: String
    var cpu_ms_frame: Double
    var wall_p99: Double
    var rss_mb: Double?
    var pss_mb: Double?
    var first_ms: Double?
    var model_ms: Double?
    var ready_ms: Double?

    var memory: Double { rss_mb ?? pss_mb ?? 0 }
}

/// Builds and runs the peers.
struct Peers {
    let root: String
    private let folder: String
    /// What cannot be measured here, and why.
    private(set) var missing: [String] = []

    init(root: String) throws {
        self.root = root
        folder = root + "/.build/peers"
        try FileManager.default.createDirectory(
            atPath: folder + "/run", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let built = try Child(["make", "-s", "-C", root + "/Benchmarks/Peers", "OUT=" + folder]).run()
        if built.status != 0 { missing.append("building the peers failed: " + built.output.suffix(400)) }
        for peer in Peer.all { if let reason = lacks(peer) { missing.append("\(peer.title): \(reason)") } }
        if !missing.isEmpty { missing.append("./ferry bench timeline --install installs those that Debian has") }
    }

    /// Debian's Python, which its packages are for; another one may precede it in PATH.
    private var python: String { FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") ? "/usr/bin/python3" : "python3" }

    private func lacks(_ peer: Peer) -> String? {
        if peer.program.hasSuffix(".py") {
            if Child.path(of: "chromium") == nil { return "no chromium" }
            return (try? Child([python, "-c", "import websocket"]).run().status) == 0 ? nil : "python3-websocket is not installed"
        }
        if peer.needsCompositor, Child.path(of: "weston") == nil { return "no weston" }
        return FileManager.default.isExecutableFile(atPath: "\(folder)/\(peer.program)") ? nil : "its development package is not installed"
    }

    /// Nil for a peer that cannot run here or printed no values.
    func run(_ peer: Peer, rows: Int, scale: Int) throws -> PeerMetrics? {
        guard lacks(peer) == nil else { return nil }
        var environment = peer.environment
        environment.merge([
            "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_QPA_UPDATE_IDLE_TIME": "0", "QT_SCALE_FACTOR": "\(scale)",
            "XDG_RUNTIME_DIR": folder + "/run",
        ]) { own, _ in own }
        let isScript = peer.program.hasSuffix(".py")
        let command = isScript ? [python, "\(root)/Benchmarks/Peers/\(peer.program)"] : ["\(folder)/\(peer.program)"]
        var compositor: Child?
        defer { compositor?.end() }
        if peer.needsCompositor {
            let socket = "ferry-bench-\(getpid())"
            let started = Child(
                [
                    "weston", "--backend=headless-backend.so", "--use-pixman", "--width=\(400 * scale)", "--height=\(950 * scale)",
                    "--scale=\(scale)", "--socket=\(socket)", "--idle-time=0",
                ], environment: environment)
            try started.start()
            compositor = started
            guard started.waits(forFile: "\(folder)/run/\(socket)") else { return nil }
            environment["WAYLAND_DISPLAY"] = socket
            environment["BENCH_SERVER_PID"] = "\(started.identifier)"
        }
        // The peer's start time: the system's monotonic clock in milliseconds.
        environment["BENCH_T0"] = "\(Double(DispatchTime.now().uptimeNanoseconds) / 1e6)"
        let result = try Child(command + peer.arguments + ["\(rows)", "\(scale)"], environment: environment).run(limit: 300)
        guard let line = result.output.split(separator: "\n").last(where: { $0.hasPrefix("{") }) else { return nil }
        return try? JSONDecoder().decode(PeerMetrics.self, from: Data(line.utf8))
    }
}
