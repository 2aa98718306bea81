import Accounts
import Foundation
import HTTP
import JSON
import Microblog
import Push
import Security
import Server
import Storage

/// `weibo-service`: serves, or writes seed data.
@main
struct WeiboCommand {
    private static let usage = """
        usage: weibo-service [serve] --data FOLDER [options]   serve until SIGTERM
               weibo-service seed --data FOLDER [options]      fill an empty service with the same world every time

        --data FOLDER           images, and the SQLite database unless --database names another
        --database URL          a SQLite file, or postgres://…
        --host ADDRESS          numeric; 127.0.0.1 unless given
        --port N                0 for any free one, which is printed; 8080 unless given
        --threads N --workers N threads that serve connections, and that wait for the disk
        --tls-certificate FILE --tls-key FILE    PEM; serve TLS only
        --public-address URL    of this service for clients, in the addresses of images
        --hourly-calls N --hourly-changes N      what one user may do
        --log LEVEL             debug, info, warn, error; JSON lines on standard error
        --hash-cost N           scrypt's log2 N, 15 unless given
        --token-life SECONDS    of an access token
        --seeded                seed first, where that has not been done
        --seeded-small          the same with 60 users and 1,500 statuses
        --push-endpoint URL     of the push service, such as a device's http://127.0.0.1:2197
        --push-certificate FILE that it has, if no authority has signed it
        --post-every SECONDS    seeded users go on posting
        --users N --statuses N --newest TIME     what to seed
        --until-closed          also end when standard input is closed
        """

    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("weibo-service: \(error)\n".utf8))
            exit(error is CommandLineOptions.Failure ? 64 : 1)
        }
    }

    private static func run() throws {
        let options = try CommandLineOptions(
            Array(CommandLine.arguments.dropFirst()),
            options: HTTPServer.Options.commandLine.union([
                "--data", "--database", "--public-address", "--hourly-calls", "--hourly-changes", "--log", "--hash-cost", "--token-life",
                "--users", "--statuses", "--newest", "--push-endpoint", "--push-certificate", "--post-every",
            ]), flags: ["--seeded", "--seeded-small", "--until-closed", "--help"])
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
        let database = try openDatabase(options["--database"] ?? data + "/weibo.sqlite")
        defer { database.close() }
        let push = try options["--push-endpoint"].map { try HTTP2PushTransport($0, certificate: options["--push-certificate"]) }
        let service = try MicroblogService(
            database: database, files: data, accounts: try accounts(options), options: try serviceOptions(options), push: push, log: log)
        if verb == "seed" || options.has("--seeded") || options.has("--seeded-small") {
            let seed = try seed(options)
            let isNew = try seed.fill(service)
            if verb == "seed" {
                print(isNew ? "seeded \(seed.users) users and \(seed.statuses) statuses" : "already seeded")
                return
            }
        }
        try serve(service, options, log)
    }

    private static func accounts(_ options: CommandLineOptions) throws -> AccountStore.Options {
        var accounts = AccountStore.Options()
        accounts.hash = PasswordHash(cost: min(20, max(1, try options.number("--hash-cost", default: PasswordHash.standard.cost))))
        return accounts
    }

    private static func serviceOptions(_ options: CommandLineOptions) throws -> MicroblogService.Options {
        var service = MicroblogService.Options()
        service.tokenLifetime = try options.number("--token-life", default: service.tokenLifetime)
        service.hourlyCalls = try options.number("--hourly-calls", default: service.hourlyCalls)
        service.hourlyChanges = try options.number("--hourly-changes", default: service.hourlyChanges)
        service.publicAddress = options["--public-address"]
        return service
    }

    private static func seed(_ options: CommandLineOptions) throws -> WorldSeed {
        var seed = WorldSeed()
        if options.has("--seeded-small") { (seed.users, seed.statuses, seed.friends) = (60, 1500, 30) }
        seed.users = max(2, try options.number("--users", default: seed.users))
        seed.statuses = max(0, try options.number("--statuses", default: seed.statuses))
        if let text = options["--newest"] {
            guard let newest = text == "now" ? Timestamp.now : Timestamp(text) else {
                throw CommandLineOptions.Failure("--newest needs a time such as 2026-03-01T12:00:00Z, or now")
            }
            seed.newest = newest
        }
        return seed
    }

    /// The timer of the users who go on posting; nil if they do not.
    private static func life(of service: MicroblogService, _ options: CommandLineOptions, _ log: Log) throws -> (any DispatchSourceTimer)? {
        let seconds = try options.number("--post-every", default: 0)
        guard seconds > 0 else { return nil }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "life"))
        timer.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(seconds))
        let life = WorldLife(service)
        timer.setEventHandler {
            do { try life.step() } catch { log.error("a seeded user cannot post", [.init("error", .string("\(error)"))]) }
        }
        timer.resume()
        return timer
    }

    private static func serve(_ service: MicroblogService, _ options: CommandLineOptions, _ log: Log) throws {
        let serverOptions = try HTTPServer.Options(options)
        let metrics = MetricsSlot()
        let routes = service.routes + [ProcessRoutes.health { service.isHealthy() }, ProcessRoutes.metrics { metrics.value }]
        let server = try HTTPServer(routes, options: serverOptions, log: log, refusal: MicroblogService.refusal)
        metrics.value = server.metrics
        log.info("serving", [.init("address", .string(server.address))])
        ServiceProcess.announce(server)
        let sweeper = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sweep"))
        sweeper.schedule(deadline: .now() + 5, repeating: 30)
        sweeper.setEventHandler {
            do { try service.sweep() } catch { log.error("sweep failed", [.init("error", .string("\(error)"))]) }
        }
        sweeper.resume()
        let life = try life(of: service, options, log)
        ServiceProcess.wait(untilClosed: options.has("--until-closed"))
        sweeper.cancel()
        life?.cancel()
        log.info("stopping")
        let isClean = server.stop()
        log.info("stopped", [.init("clean", .bool(isClean))])
    }
}
