import VariantProtocol
import Foundation
import XcodeProject

/// `ferry variants PATH --script FILE -o FOLDER`: images and audits of screens in every combination of devices and settings.
struct VariantsVerb {
    private static let usage = "ferry variants PATH --script FILE -o FOLDER"
    private static let kinds = ["labels", "targets", "contrast", "clipped"]
    /// The exit status if an audit found faults.
    private static let faultStatus: Int32 = 3

    let checkout: Checkout
    let arguments: Arguments
    let plan: VariantPlan
    private let audit: [String]
    private let processes: Int

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        let options: Set<String> = [
            "--script", "--out", "--audit", "--processes", "--scale", "--time-zone", "--product", "--service", "--scheme", "--target",
            "--configuration", "--set", "--open",
        ]
        arguments = try Arguments(
            words.map { $0 == "-o" ? "--out" : $0 },
            options: options.union(VariantAxis.allCases.map(\.option)).union(["--replay-network", "--mock-network"]),
            flags: ["--verbose", "--release", "--run-scripts"])
        var axes: [VariantAxis: [String]] = [:]
        for axis in VariantAxis.allCases { axes[axis] = try arguments[axis.option].map(axis.values) ?? axis.standard }
        plan = try VariantPlan(axes)
        audit = try Self.audit(arguments["--audit"])
        processes = try Self.processes(arguments["--processes"])
    }

    private static func audit(_ text: String?) throws -> [String] {
        guard let text, text != "all" else { return kinds }
        if text == "none" { return [] }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard let wrong = names.first(where: { !kinds.contains($0) }) else { return names }
        throw CommandFailure.usage("--audit takes all, none or some of \(kinds.joined(separator: ",")), not \"\(wrong)\"")
    }

    private static func processes(_ text: String?) throws -> Int {
        guard let text else { return min(ProcessInfo.processInfo.activeProcessorCount, 8) }
        guard let number = Int(text), (1...64).contains(number) else {
            throw CommandFailure.usage("--processes is a number from 1 to 64, not \"\(text)\"")
        }
        return number
    }

    func run() throws {
        let path = try arguments.path(for: "variants")
        guard let script = arguments["--script"], let folder = arguments["--out"] else { throw CommandFailure.usage(Self.usage) }
        guard FileManager.default.isReadableFile(atPath: script) else { throw CommandFailure("\(script): no such script file") }
        try NetworkOptions.provide(arguments)
        let frameworks = try FrameworkBuild.prepare(checkout, for: .passing, report: FerryCommandLine.report)
        if let notice = frameworks.choice.notice { FerryCommandLine.warn(notice) }
        let package = try AppPackage.prepared(
            at: path, checkout, ProjectChoice(arguments), isToRun: true, runsScripts: arguments.has("--run-scripts"))
        let build = AppBuild(
            package, with: frameworks.build, isVerbose: arguments.has("--verbose"), isRelease: arguments.has("--release"))
        let program = try build.app(product: arguments["--product"])
        let service = try AppService.privates(for: package, at: arguments["--service"], checkout)
        let out = URL(fileURLWithPath: folder).path
        let pictures = out + "/pictures"
        // Images of an earlier run would look like those of this one.
        if FileManager.default.fileExists(atPath: out + "/index.json") { try? FileManager.default.removeItem(atPath: pictures) }
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-variants-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let simulator = checkout.simulator(frameworks.build.configuration)
        let launches = VariantLaunches(
            plan: plan, simulator: simulator, program: program, script: URL(fileURLWithPath: script).path, options: simulatorOptions,
            audit: audit, pictures: pictures, scratch: scratch, startService: service, processes: processes
        ) { FerryCommandLine.warn($0) }
        let start = DispatchTime.now().uptimeNanoseconds
        let (index, failures) = launches.run()
        if let usage = failures.first(where: { $0.status == 2 }) { throw usage }
        guard !index.entries.isEmpty else { throw failures.first ?? CommandFailure("no pictures were taken") }
        let name = ((program as NSString).lastPathComponent) + " · " + ((script as NSString).lastPathComponent)
        try index.json.write(to: URL(fileURLWithPath: out + "/index.json"))
        try Data(index.html(title: name).utf8).write(to: URL(fileURLWithPath: out + "/index.html"))
        let sheet = index.sheet(title: name, thumbnails: scratch, output: out + "/sheet.png")
        try JSONEncoder().encode(sheet).write(to: URL(fileURLWithPath: scratch + "/sheet.plan"))
        guard try ChildProcess([simulator, "--contact-sheet", scratch + "/sheet.plan"]).run() == 0 else {
            throw CommandFailure("no contact sheet; see above")
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        print("\(index.entries.count) pictures in \(String(format: "%.1f", seconds)) s: \(folder)/sheet.png, \(folder)/index.html")
        if let first = failures.first {
            throw failures.count == 1 ? first : CommandFailure("\(first) (and \(failures.count - 1) more launches)")
        }
        try report(index)
    }

    /// > Errors: an audit found something.
    private func report(_ index: VariantIndex) throws {
        guard !index.failed.isEmpty else { return }
        for entry in index.failed {
            print("\(entry.file): \(entry.issues.count == 1 ? "1 fault" : "\(entry.issues.count) faults")")
            for issue in entry.issues.prefix(3) { print("  \(issue.text)") }
            if entry.issues.count > 3 { print("  … \(entry.issues.count - 3) more in index.html") }
        }
        throw CommandFailure(
            "the audit found faults in \(index.failed.count) of \(index.entries.count) pictures", status: Self.faultStatus)
    }

    private var simulatorOptions: [String] {
        var words = arguments.all("--set").flatMap { ["--set", $0] }
        for option in ["--scale", "--time-zone", "--open"] { words += arguments[option].map { [option, $0] } ?? [] }
        return words
    }
}
