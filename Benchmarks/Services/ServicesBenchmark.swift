import BenchSupport
import Foundation

struct ServicesBenchmark {
    /// Requests or statements a second, and the 99th percentile in milliseconds.
    struct Load {
        var rate: Double
        var p99: Double

        func better(_ other: Load) -> Load { other.rate > rate ? other : self }
    }

    let workplace: Workplace
    let sizes: (small: Int, large: Int)
    let seconds: Int
    private static let connections = 32

    private static let pages: [(name: String, query: String)] = [
        ("list", "/share?limit=20"), ("list, deep", "/share?limit=20&order=oldest&from=2025-06-01T00:00:00Z"),
        ("a day", "/share?limit=20&from=2025-06-01T00:00:00Z&to=2025-06-02T00:00:00Z"), ("search", "/share?limit=20&q=%E6%8A%A5%E5%91%8A"),
        ("search, rare", "/share?limit=20&q=report%20%31%32%33"), ("search, 1 letter", "/share?limit=20&q=q"),
    ]
    private static let columns = "s.seq, s.owner, s.folder, s.name, s.size, s.sha256, s.link, s.state, s.received, s.deleted_at"

    /// The statements behind two of the pages, with their values as literals.
    private static let statements = [
        "list":
            "SELECT \(columns) FROM share s WHERE s.owner = 1 AND s.state = 1 AND s.seq >= 0 AND s.seq < 9223372036854775807 ORDER BY s.seq DESC LIMIT 21",
        // 报告 of account 1, as written by `SearchKey.match`.
        "search": """
        SELECT \(columns) FROM share_gram g CROSS JOIN share s ON s.seq = g.rowid
        WHERE g.share_gram MATCH 'aaaaaabaayvfaavck*' AND g.rowid >= 0 AND g.rowid < 9223372036854775807 AND s.owner = 1 AND s.state = 1
        AND instr(s.search, '报告') > 0 ORDER BY g.rowid DESC LIMIT 21
        """,
    ]

    func run() throws -> Report {
        let service = try workplace.build("share-service")
        let loop = try workplace.build("sqlite-loop")
        var loads: [String: (small: Load, large: Load)] = [:]
        var bytes: [String: Int] = [:]
        var bare: [String: Load] = [:]
        let small = try world(of: sizes.small, service)
        let large = try world(of: sizes.large, service)
        for page in Self.pages {
            bytes[page.name] = try Self.get(large.address + page.query, large.token).count
            // Alternating, and the better of two runs: the machine's speed varies.
            var best: (small: Load, large: Load)?
            for _ in 0..<2 {
                let now = (small: try wrk(small.address + page.query, small.token), large: try wrk(large.address + page.query, large.token))
                best = best.map { (small: $0.small.better(now.small), large: $0.large.better(now.large)) } ?? now
            }
            loads[page.name] = best
        }
        let static1 = try nginx(try Self.get(large.address + Self.pages[0].query, large.token))
        for (name, sql) in Self.statements {
            let figures = try Workplace.run(loop, [large.folder + "/share.sqlite", "\(seconds)", sql]).split(separator: " ").compactMap {
                Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            guard figures.count == 2 else { throw BenchmarkFailure("sqlite-loop printed no values") }
            bare[name] = Load(rate: figures[0], p99: figures[1] / 1000)
        }
        return report(loads, bytes, bare, static1)
    }

    /// A service with seed data, which runs while this is retained.
    private struct World {
        var folder: String
        var daemon: Daemon
        var address: String
        var token: String
    }

    private func world(of size: Int, _ service: String) throws -> World {
        let folder = "\(workplace.worlds)/\(size)"
        _ = try Workplace.run(service, ["seed", "--data", folder, "--shares", "\(size)", "--without-files", "--log", "warn"])
        let daemon = try Daemon(service, ["--data", folder, "--port", "0", "--log", "warn"], waitsForLine: true)
        let address = daemon.firstLine.replacingOccurrences(of: "listening on ", with: "")
        return World(folder: folder, daemon: daemon, address: address, token: try Self.signIn(address))
    }

    private func report(_ loads: [String: (small: Load, large: Load)], _ bytes: [String: Int], _ bare: [String: Load], _ nginx: Load?)
        -> Report
    {
        var rows = [["page", "bytes", "\(sizes.small) shares", "p99", "\(sizes.large) shares", "p99", "statement alone"]]
        var metrics: [Metric] = []
        func rate(_ load: Load?) -> String { load.map { String(format: "%.0f /s", $0.rate) } ?? "-" }
        func time(_ load: Load?) -> String { load.map { String(format: "%.2f ms", $0.p99) } ?? "-" }
        for page in Self.pages {
            guard let (small, large) = loads[page.name] else { continue }
            rows.append(
                [
                    page.name, "\(bytes[page.name] ?? 0)", rate(small), time(small), rate(large), time(large),
                    bare[page.name].map { rate($0) } ?? "",
                ])
            metrics.append(Metric("\(page.name), \(sizes.large) shares", large.rate, "requests/s"))
            metrics.append(Metric("\(page.name), p99", large.p99, "ms"))
            // The cost of a page must not grow with the table; a third is allowed for caches that no longer hold all of it and for noise.
            // A rare name is searched until a page is full: with few shares that is the whole table.
            guard page.name != "search, rare" else { continue }
            metrics.append(Metric("\(page.name), cost against \(sizes.small) shares", small.rate / large.rate, "x", target: 1.35))
        }
        if let nginx { rows.append(["nginx, the list as a file", "\(bytes["list"] ?? 0)", "", "", rate(nginx), time(nginx), ""]) }
        let widths = (0..<7).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let text = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
        }.joined(separator: "\n")
        return Report(text: text, metrics: metrics)
    }

    // MARK: Measuring

    private static func signIn(_ address: String) throws -> String {
        let text = try Workplace.run(
            try Workplace.find("curl"),
            ["-sS", "-H", "Content-Type: application/json", "-d", #"{"account":"demo","password":"sharebox-demo"}"#, address + "/sessions"])
        guard let match = text.firstMatch(of: /"token":"([^"]+)"/) else { throw BenchmarkFailure("no session: \(text)") }
        return String(match.1)
    }

    private static func get(_ url: String, _ token: String) throws -> String {
        let text = try Workplace.run(try Workplace.find("curl"), ["-sS", "-f", "-H", "Authorization: Bearer " + token, url])
        guard text.hasPrefix("{\"items\"") else { throw BenchmarkFailure("no page at \(url): \(text.prefix(200))") }
        return text
    }

    private func wrk(_ url: String, _ token: String?) throws -> Load {
        let header = token.map { ["-H", "Authorization: Bearer " + $0] } ?? []
        let program = try Workplace.find("wrk")
        // Warms up caches and connections first.
        _ = try Workplace.run(program, ["-t1", "-c4", "-d1s"] + header + [url])
        let text = try Workplace.run(program, ["-t1", "-c\(Self.connections)", "-d\(seconds)s", "--latency"] + header + [url])
        guard let rate = text.firstMatch(of: /Requests\/sec:\s+([0-9.]+)/), let slow = text.firstMatch(of: /99%\s+([0-9.]+)(us|ms|s)/),
            let number = Double(rate.1), let time = Double(slow.1)
        else { throw BenchmarkFailure("wrk printed no values: \(text)") }
        if text.contains("Non-2xx") { throw BenchmarkFailure("\(url) was refused: \(text)") }
        return Load(rate: number, p99: slow.2 == "us" ? time / 1000 : slow.2 == "s" ? time * 1000 : time)
    }

    /// nginx serving a file of the same bytes, with automatic worker count.
    private func nginx(_ content: String) throws -> Load {
        let folder = workplace.worlds + "/nginx"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(fileURLWithPath: folder + "/page.json"))
        let port = 20_000 + Int(getpid() % 20_000)
        let configuration = """
            daemon off; worker_processes auto; pid \(folder)/pid; error_log \(folder)/error.log;
            \(geteuid() == 0 ? "user root;" : "")
            events { worker_connections 512; }
            http { access_log off; sendfile on; keepalive_requests 100000000; server { listen 127.0.0.1:\(port); root \(folder); } }
            """
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: folder + "/nginx.conf"))
        let server = try Daemon(
            try Workplace.find("nginx"), ["-p", folder, "-c", folder + "/nginx.conf", "-e", folder + "/error.log"], waitsForLine: false)
        defer { withExtendedLifetime(server) {} }
        usleep(500_000)
        return try wrk("http://127.0.0.1:\(port)/page.json", nil)
    }
}
