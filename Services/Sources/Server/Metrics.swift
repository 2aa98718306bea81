import Glibc
import HTTP
import Synchronization

/// Counts requests and their durations by route, and exports them in Prometheus' text format.
public final class Metrics: Sendable {
    /// Upper bounds of the histogram. > Units: seconds.
    static let bounds: [Double] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct Series {
        var statuses: [Int: Int] = [:]
        var buckets = [Int](repeating: 0, count: Metrics.bounds.count + 1)
        var seconds = 0.0
        var received: Int64 = 0
        var sent: Int64 = 0
    }

    private final class Cell: Sendable {
        let series = Mutex(Series())
    }

    private let labels: [String]
    private let cells: [Cell]
    let connections = Atomic<Int>(0)
    let inFlight = Atomic<Int>(0)
    let cutConnections = Atomic<Int>(0)
    private let gauges = Mutex<[(name: String, help: String, value: @Sendable () -> Double)]>([])

    init(_ routes: [Route]) {
        // The last one counts requests without a route.
        labels = routes.map { "method=\"\($0.method.rawValue)\",route=\"\($0.pattern)\"" } + ["method=\"\",route=\"\""]
        cells = labels.map { _ in Cell() }
    }

    /// Adds a gauge of the service, evaluated whenever the page is read.
    public func addGauge(_ name: String, _ help: String, _ value: @escaping @Sendable () -> Double) {
        gauges.withLock { $0.append((name, help, value)) }
    }

    func count(route: Int?, status: Int, nanoseconds: Int64, received: Int64, sent: Int64) {
        let seconds = Double(nanoseconds) / 1e9
        let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        cells[route ?? cells.count - 1].series.withLock {
            $0.statuses[status, default: 0] += 1
            $0.buckets[bucket] += 1
            $0.seconds += seconds
            $0.received += received
            $0.sent += sent
        }
    }

    /// The page at `/metrics`.
    public var text: String {
        var page = ""
        func head(_ name: String, _ kind: String, _ help: String) { page += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n" }
        let all = zip(labels, cells.map { $0.series.withLock { $0 } }).filter { !$0.1.statuses.isEmpty }
        head("http_requests_total", "counter", "Requests answered.")
        for (label, series) in all {
            for (status, count) in series.statuses.sorted(by: { $0.key < $1.key }) {
                page += "http_requests_total{\(label),status=\"\(status)\"} \(count)\n"
            }
        }
        head("http_request_duration_seconds", "histogram", "From the head of a request to its response.")
        for (label, series) in all {
            var sum = 0
            for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], series.buckets) {
                sum += count
                page += "http_request_duration_seconds_bucket{\(label),le=\"\(bound)\"} \(sum)\n"
            }
            page += "http_request_duration_seconds_sum{\(label)} \(series.seconds)\n"
            page += "http_request_duration_seconds_count{\(label)} \(sum)\n"
        }
        head("http_received_bytes_total", "counter", "Bytes of request bodies.")
        for (label, series) in all { page += "http_received_bytes_total{\(label)} \(series.received)\n" }
        head("http_sent_bytes_total", "counter", "Bytes of response bodies, before compression.")
        for (label, series) in all { page += "http_sent_bytes_total{\(label)} \(series.sent)\n" }
        head("http_connections_cut_total", "counter", "Connections ended because they were too slow.")
        page += "http_connections_cut_total \(cutConnections.load(ordering: .relaxed))\n"
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        let processor =
            Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
        head("process_cpu_seconds_total", "counter", "Processor time used.")
        page += "process_cpu_seconds_total \(processor)\n"
        let own = [
            ("http_connections", "Connections open.", Double(connections.load(ordering: .relaxed))),
            ("http_requests_in_flight", "Requests being answered.", Double(inFlight.load(ordering: .relaxed))),
            ("process_max_resident_memory_bytes", "Most memory used so far.", Double(usage.ru_maxrss) * 1024),
        ]
        for (name, help, value) in own + gauges.withLock({ $0 }).map({ ($0.name, $0.help, $0.value()) }) {
            head(name, "gauge", help)
            page += "\(name) \(value)\n"
        }
        return page
    }
}
