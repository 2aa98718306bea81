import Accounts
import Foundation
import HTTP
import JSON
import Security
import Server
import Share
import Storage

/// `share-service`: serves, or writes seed data.
@main
struct ShareCommand {
    private static let usage = """
        usage: share-service [serve] --data FOLDER [options]   serve until SIGTERM
               share-service seed --data FOLDER [options]      fill an empty service with the same world every time

        --data FOLDER           files, and the SQLite database unless --database names another
        --database URL          a SQLite file, or postgres://…
        --host ADDRESS          numeric; 127.0.0.1 unless given
        --port N                0 for any free one, which is printed; 8080 unless given
        --threads N --workers N threads that serve connections, and that wait for the disk
        --tls-certificate FILE --tls-key FILE    PEM; serve TLS only
        --quota BYTES           of every new account
        --log LEVEL             debug, info, warn, error; JSON lines on standard error
        --hash-cost N           scrypt's log2 N, 15 unless given
        --session-life SECONDS  of a session
        --seeded                seed first, where that has not been done
        --until-closed          also end when standard input is closed
        --shares N --without-files    what to seed
        """

    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("share-service: \(error)\n".utf8))
            exit(error is CommandLineOptions.Failure ? 64 : 1)
        }
    }

    private static func run() throws {
        let options = try CommandLineOptions(
            Array(CommandLine.arguments.dropFirst()),
            options: HTTPServer.Options.commandLine.union([
                "--data", "--database", "--quota", "--log", "--hash-cost", "--session-life", "--shares",
            ]), flags: ["--seeded", "--until-closed", "--without-files", "--help"])
        if options.has("--help") { return print(usage) }
        let verb = options.rest.first ?? "serve"
        guard options.rest.count <= 1, ["serve", "seed"].contains(verb) else { throw CommandLineOptions.Failure("\n" + usage) }
        guard let data = options["--data"] else { throw CommandLineOptions.Failure("--data FOLDER is missing\n" + usage) }
        guard let level = Log.Level(options["--log"] ?? "info") else {
            throw CommandLineOptions.Failure("--log needs debug, info, warn or error")
        }
        ServiceProcess.prepare()
        let log = Log(level)
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        let database = try openDatabase(options["--database"] ?? data + "/share.sqlite")
        defer { database.close() }
        var accounts = AccountStore.Options()
        accounts.hash = PasswordHash(cost: min(20, max(1, try options.number("--hash-cost", default: PasswordHash.standard.cost))))
        accounts.quota = try options.number("--quota", default: accounts.quota)
        accounts.sessionLifetime = try options.number("--session-life", default: accounts.sessionLifetime)
        let service = try ShareService(database: database, files: data, accounts: accounts, log: log)
        if verb == "seed" || options.has("--seeded") {
            var seed = Seed()
            seed.count = try options.number("--shares", default: seed.count)
            seed.hasFiles = !options.has("--without-files")
            let isNew = try seed.seedAccount(in: service)
            if verb == "seed" {
                print(isNew ? "seeded \(seed.count) shares of \(seed.account)" : "already seeded")
                return
            }
        }
        try serve(service, options, log)
    }

    private static func serve(_ service: ShareService, _ options: CommandLineOptions, _ log: Log) throws {
        let serverOptions = try HTTPServer.Options(options)
        let metrics = MetricsSlot()
        let routes = service.routes + [ProcessRoutes.health { service.isHealthy() }, ProcessRoutes.metrics { metrics.value }]
        let server = try HTTPServer(routes, options: serverOptions, log: log)
        metrics.value = server.metrics
        log.info("serving", [.init("address", .string(server.address))])
        ServiceProcess.announce(server)
        let sweeper = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sweep"))
        sweeper.schedule(deadline: .now() + 5, repeating: 30)
        sweeper.setEventHandler {
            do { try service.sweep() } catch { log.error("sweep failed", [.init("error", .string("\(error)"))]) }
        }
        sweeper.resume()
        ServiceProcess.wait(untilClosed: options.has("--until-closed"))
        sweeper.cancel()
        log.info("stopping")
        let isClean = server.stop()
        log.info("stopped", [.init("clean", .bool(isClean))])
    }
}
