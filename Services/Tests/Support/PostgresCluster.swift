import Foundation
public import Storage
import Synchronization

/// A PostgreSQL server for the tests only: in a temporary folder, reached by a socket there, ended and removed with the test process, even
/// if that is killed.
public final class PostgresCluster: Sendable {
    private static let folders = ((try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []).sorted(by: >).map {
        "/usr/lib/postgresql/\($0)/bin"
    }
    public static let isInstalled = Program.find("initdb", also: folders) != nil && Program.find("postgres", also: folders) != nil
    private static let started = Mutex<Result<PostgresCluster, any Error>?>(nil)

    private struct Failure: Error { var text: String }

    private let folder: String
    private let keeper: FileHandle
    private let process: UncheckedProcess
    private let count = Atomic<Int>(0)

    private struct UncheckedProcess: @unchecked Sendable { var process: Process }

    public static func shared() throws -> PostgresCluster {
        try started.withLock { started in
            if let started { return try started.get() }
            let result = Result { try PostgresCluster() }
            started = result
            return try result.get()
        }
    }

    private init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/services-pg-" + UUID().uuidString.prefix(8)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        guard let initdb = Program.find("initdb", also: Self.folders), let postgres = Program.find("postgres", also: Self.folders) else {
            throw Failure(text: "PostgreSQL is not installed")
        }
        // The shell ends when its input is closed, at the latest with this process.
        let script = """
            cd "$1" && "$2" -D "$1/data" -A trust -U postgres -E UTF8 --no-sync --locale=C >"$1/log" 2>&1 || exit 1
            "$3" -D "$1/data" -k "$1" -h '' -c fsync=off -c max_connections=60 >>"$1/log" 2>&1 &
            server=$!
            cat >/dev/null
            kill -INT $server
            wait $server
            rm -rf "$1/data" "$1/log"
            """
        var words = ["sh", "-c", script, "sh", folder, initdb, postgres]
        if geteuid() == 0 {
            // PostgreSQL does not run as root.
            guard let user = getpwnam("postgres") ?? getpwnam("nobody"), chown(folder, user.pointee.pw_uid, user.pointee.pw_gid) == 0 else {
                throw Failure(text: "no user to run PostgreSQL as")
            }
            words = ["runuser", "-u", String(cString: user.pointee.pw_name), "--"] + words
        }
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        child.arguments = words
        let input = Pipe()
        child.standardInput = input
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try child.run()
        process = UncheckedProcess(process: child)
        keeper = input.fileHandleForWriting
        for _ in 0..<600 {
            if (try? PostgresDatabase(url("postgres"))) != nil { return }
            guard child.isRunning else { break }
            usleep(50_000)
        }
        let log = (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
        throw Failure(text: "PostgreSQL did not start: \(log.suffix(2000))")
    }

    private func url(_ name: String) -> String { "postgresql:///\(name)?host=\(folder)&user=postgres" }

    /// An empty database. > Returns: its URL.
    public func makeDatabase() throws -> String {
        let name = "test\(count.wrappingAdd(1, ordering: .relaxed).newValue)"
        let database = try PostgresDatabase(url("postgres"))
        try database.read { try $0.script("CREATE DATABASE \(name) TEMPLATE template0") }
        return url(name)
    }
}

/// The databases that services run on.
public enum DatabaseKind: String, Sendable, CaseIterable {
    case sqlite, postgres

    /// The databases that this machine has.
    public static let available: [DatabaseKind] = PostgresCluster.isInstalled ? [.sqlite, .postgres] : [.sqlite]

    public func open(in folder: TemporaryFolder, named name: String = "test.sqlite") throws -> any Database {
        switch self {
        case .sqlite: try SQLiteDatabase(folder.path + "/" + name)
        case .postgres: try PostgresDatabase(try PostgresCluster.shared().makeDatabase())
        }
    }

}
