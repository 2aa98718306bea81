import Foundation

/// `ferry bench NAME`: runs the benchmarks and reports which values meet their targets.
struct BenchVerb {
    struct Metric: Codable {
        var name: String
        var value: Double
        var unit: String
        /// Nil for a value without a target.
        var target: Bound?
        var ok: Bool
    }

    /// The target for a value: a number, or a number with an explanation, such as "<= 103 (Qt Quick in the same run)".
    enum Bound: Codable, Equatable {
        case number(Double)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    struct Report: Codable {
        /// Details besides the values, such as a comparison table.
        var text: String?
        var metrics: [Metric]
        /// What could not be measured on this machine, and why.
        var missing: [String]?
    }

    /// Names that stand for several benchmarks.
    private static let groups = ["core": ["text", "render", "effects", "launch"]]

    /// Benchmarks that compare with other programs, which the `ferry` script installs with `--install`.
    private static let benchmarksWithPeers: Set<String> = ["core", "launch", "layout", "services", "text", "timeline", "uitest"]

    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words, flags: ["--json", "--install"])
    }

    func run() throws {
        try checkout.requireSources(for: "bench")
        let known = Self.available(checkout)
        guard let name = arguments.rest.first, arguments.rest.count == 1 else {
            throw CommandFailure.usage("ferry bench needs one of: \((Self.groups.keys + known).sorted().joined(separator: ", "))")
        }
        guard !arguments.has("--install") || Self.benchmarksWithPeers.contains(name) else {
            throw CommandFailure.usage("--install goes with ferry bench \(Self.benchmarksWithPeers.sorted().joined(separator: ", "))")
        }
        let wanted = Self.groups[name] ?? [name]
        var metrics: [Metric] = []
        var texts: [String] = []
        var missing: [String] = []
        for bench in wanted {
            guard known.contains(bench) else {
                throw CommandFailure.usage(
                    "no benchmark '\(bench)'; there are: \((Self.groups.keys + known).sorted().joined(separator: ", "))")
            }
            let report = try measure(bench)
            metrics += report.metrics
            if let text = report.text { texts.append(text) }
            missing += report.missing ?? []
        }
        if arguments.has("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            let report = Report(text: texts.isEmpty ? nil : texts.joined(separator: "\n\n"), metrics: metrics, missing: missing)
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
            for text in texts { print(text + "\n") }
            print(Self.table(metrics))
            print(Self.missingBenchmarksNote(missing, by: name), terminator: "")
        }
        let missed = metrics.filter { !$0.ok }
        guard missed.isEmpty else {
            throw CommandFailure("missed: " + missed.map(\.name).joined(separator: ", "), status: 3)
        }
    }

    /// A benchmark is an executable target of the package named `ferry-bench-NAME`; it prints a report as JSON.
    private static func available(_ checkout: Checkout) -> [String] {
        let manifest = TextFile.read(checkout.root + "/Package.swift") ?? ""
        let names = manifest.matches(of: /"ferry-bench-([a-z-]+)"/).map { String($0.1) }
        return Set(names).sorted()
    }

    private func measure(_ name: String) throws -> Report {
        var log: [String] = []
        let product = "ferry-bench-" + name
        let place = ["--package-path", checkout.root, "--scratch-path", checkout.scratch]
        let status = try ChildProcess(["swift", "build", "-c", "release", "--product", product] + place).stream { log.append($0) }
        guard status == 0 else { throw CommandFailure("building \(product) failed:\n" + log.suffix(40).joined(separator: "\n")) }
        let program = "\(checkout.products)/\(product)"
        // What a benchmark builds with `ferry` is measured.
        let environment = ["FERRY_ROOT": checkout.root, FrameworkConfiguration.variable: FrameworkConfiguration.release.rawValue]
        let result = try ChildProcess([program, "--json"], in: checkout.root, environment: environment).capture()
        guard let start = result.output.firstIndex(of: "{"),
            let report = try? JSONDecoder().decode(Report.self, from: Data(result.output[start...].utf8))
        else { throw CommandFailure("\(product) printed no values (status \(result.status)):\n\(result.output)\(result.errors)") }
        return report
    }

    /// What the table lacks, and how to get it; empty when it is complete.
    static func missingBenchmarksNote(_ missing: [String], by name: String) -> String {
        guard !missing.isEmpty else { return "" }
        let command = "  ./ferry bench \(name) --install installs what Debian has"
        let lines = ["", "not measured:"] + missing.map { "  " + $0 } + [command]
        return lines.joined(separator: "\n") + "\n"
    }

    static func table(_ metrics: [Metric]) -> String {
        let head = ["figure", "value", "unit", "target", "holds"]
        let rows: [[String]] = [head] + metrics.map(\.cells)
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension BenchVerb.Metric {
    fileprivate var cells: [String] {
        let bound: String
        switch target {
        case .number(let number)?:
            // Shows the relation that agrees with `ok` where the rounded value equals its bound.
            let side = value == number ? "" : (value > number) == ok ? "≥ " : "≤ "
            bound = side + Self.figure(number)
        case .text(let text)?: bound = text
        case nil: bound = "-"
        }
        return [name, Self.figure(value), unit, bound, ok ? "yes" : "NO"]
    }

    private static func figure(_ value: Double) -> String {
        value.magnitude < 100 ? String(format: "%.3g", value) : String(format: "%.0f", value)
    }
}
