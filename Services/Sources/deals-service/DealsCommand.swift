import Deals
import Foundation
import HTTP
import JSON
import Server
import Storage

/// `deals-service`: serves, or writes seed data.
@main
struct DealsCommand {
    private static let usage = """
        usage: deals-service [serve] --data FOLDER [options]   serve until SIGTERM
               deals-service seed --data FOLDER [options]      fill an empty service with the same deals every time

        --data FOLDER           the SQLite database, unless --database names another
        --database URL          a SQLite file, or postgres://…
        --host ADDRESS          numeric; 127.0.0.1 unless given
        --port N                0 for any free one, which is printed; 8080 unless given
        --threads N --workers N threads that serve connections, and that draw images
        --tls-certificate FILE --tls-key FILE    PEM; serve TLS only
        --appkey KEY --secret TEXT    of the app that may call; tuan and tuan-secret unless given
        --log LEVEL             debug, info, warn, error; JSON lines on standard error
        --seeded                seed first, where that has not been done
        --until-closed          also end when standard input is closed
        --deals N               how many deals to seed; 200000 unless given
        """

    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("deals-service: \(error)\n".utf8))
            exit(error is CommandLineOptions.Failure ? 64 : 1)
        }
    }

    private static func run() throws {
        let options = try CommandLineOptions(
            Array(CommandLine.arguments.dropFirst()),
            options: HTTPServer.Options.commandLine.union(["--data", "--database", "--appkey", "--secret", "--log", "--deals"]),
            flags: ["--seeded", "--until-closed", "--help"])
        if options.has("--help") { return print(usage) }
        let verb = options.rest.first ?? "serve"
        guard options.rest.count <= 1, ["serve", "seed"].contains(verb) else { throw CommandLineOptions.Failure("\n" + usage) }
        guard let data = options["--data"] else { throw CommandLineOptions.Failure("--data FOLDER is missing\n" + usage) }
        guard let level = Log.Level(options["--log"] ?? "info") else {
            throw CommandLineOptions.Failure("--log needs debug, info, warn or error")
        }
        guard (options["--appkey"] == nil) == (options["--secret"] == nil) else {
            throw CommandLineOptions.Failure("--appkey and --secret go together")
        }
        ServiceProcess.prepare()
        let log = Log(level)
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        let database = try openDatabase(options["--database"] ?? data + "/deals.sqlite")
        defer { database.close() }
        let serverOptions = try HTTPServer.Options(options)
        var serviceOptions = DealsService.Options()
        serviceOptions.scheme = serverOptions.certificate == nil ? "http" : "https"
        if let key = options["--appkey"], let secret = options["--secret"] { serviceOptions.secrets = [key: secret] }
        let service = try DealsService(database: database, options: serviceOptions, log: log)
        if verb == "seed" || options.has("--seeded") {
            var seed = DealSeed()
            seed.count = try options.number("--deals", default: seed.count)
            guard (1...10_000_000).contains(seed.count) else { throw CommandLineOptions.Failure("--deals must be from 1 to 10000000") }
            let isNew = try seed.fill(service)
            if verb == "seed" { return print(isNew ? "seeded \(seed.count) deals" : "already seeded") }
        }
        try serve(service, serverOptions, options, log)
    }

    private static func serve(
        _ service: DealsService, _ serverOptions: HTTPServer.Options, _ options: CommandLineOptions, _ log: Log
    ) throws {
        let metrics = MetricsSlot()
        let routes = service.routes + [ProcessRoutes.health { service.isHealthy() }, ProcessRoutes.metrics { metrics.value }]
        let server = try HTTPServer(routes, options: serverOptions, log: log, refusal: DealsService.refusal)
        metrics.value = server.metrics
        log.info("serving", [.init("address", .string(server.address))])
        ServiceProcess.announce(server)
        ServiceProcess.wait(untilClosed: options.has("--until-closed"))
        log.info("stopping")
        let isClean = server.stop()
        log.info("stopped", [.init("clean", .bool(isClean))])
    }
}
