internal import CProcessSnapshot
internal import CSystem
internal import DriveProtocol
internal import Foundation
internal import Glibc

/// Forks a copy of the simulator and of its apps' processes, which waits; for each command it forks a simulator that goes on from there.
///
/// The copies share no memory, descriptors and files with the original; see `CProcessSnapshot` and `Snapshot.c`.
///
/// > Isolation: the simulator's main thread.
struct SimulatorSnapshot {
    let driver: ManualDriver
    let streams: DriveStreams
    /// Called in the copy.
    let prepare: () -> Void

    private var device: SimulatedDevice { driver.device }

    /// A running app, and the simulator's end of the socket over which the copy of its process gets its launches.
    private struct CopiedApp {
        var session: AppSession
        var control: Int32
    }

    /// > Parameters: client: the process that asks. commands: its descriptor from which the copy reads.
    ///
    /// > Returns: the answer; in a simulator that goes on, later.
    func take(for client: Int32, commands: Int32) -> DriveAnswer {
        do throws(SnapshotProblem) {
            let own = open("/proc/\(client)/fd/\(commands)", O_RDONLY | O_CLOEXEC)
            guard own >= 0 else { throw .system("open") }
            defer { _ = close(own) }
            return .process(try take(client: client, commands: own))
        } catch {
            return .failed("no snapshot: \(error)")
        }
    }

    private func take(client: Int32, commands: Int32) throws(SnapshotProblem) -> Int32 {
        guard Self.threadCount == 1 else { throw SnapshotProblem("the simulator has several threads") }
        guard !driver.isRecording else { throw SnapshotProblem("a recording is being written") }
        var known = [streams.input, streams.output, commands, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        known += streams.inherited + device.sessions.flatMap(\.descriptors) + device.apps.installed.compactMap { $0.zygotes.zygote?.socket }
        if let mark = device.data?.mark, mark >= 0 { known.append(mark) }
        try check(known)
        var apps: [CopiedApp] = []
        defer { for app in apps { _ = close(app.control) } }
        for session in device.sessions where session.ending == nil { apps.append(try copy(session)) }
        let copyOfFiles = DeviceFolder.placeForCopy(of: getpid())
        if let folder = device.data?.url { try Self.copyFiles(from: folder, to: copyOfFiles) }
        // The copy's too: nobody removes the folder while it waits.
        let mark = DeviceFolder.mark(copyOfFiles)
        defer { if mark >= 0 { _ = close(mark) } }
        var done: [Int32] = [-1, -1]
        guard ferry_pipe(&done) == 0 else { throw .system("pipe") }
        fflush(nil)
        let child = ferry_snapshot_fork()
        guard child == 0 else {
            _ = close(done[1])
            defer { _ = close(done[0]) }
            var byte: UInt8 = 0
            guard child > 0, read(done[0], &byte, 1) == 1 else {
                try? FileManager.default.removeItem(at: copyOfFiles)
                throw SnapshotProblem("the simulator's memory cannot be copied")
            }
            return child
        }
        _ = close(done[0])
        known += apps.map(\.control) + [done[1], mark]
        wait(for: commands, of: client, apps: apps, files: copyOfFiles, known: known, done: done[1])
        // The descriptors that are closed on return are this process's own.
        return getpid()
    }

    private func check(_ known: [Int32]) throws(SnapshotProblem) {
        var reason = [CChar](repeating: 0, count: 256)
        guard ferry_descriptors_check(ferry_known_descriptors(numbers: known, count: Int32(known.count)), &reason, reason.count) else {
            throw SnapshotProblem(
                "the simulator: " + String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
    }

    private func copy(_ session: AppSession) throws(SnapshotProblem) -> CopiedApp {
        var ends: [Int32] = [-1, -1]
        guard ferry_socket_pair(&ends) == 0 else { throw .system("socketpair") }
        let answer: AppSession.Answer
        do throws(AppTermination) {
            answer = try driver.answer(session.askForSnapshot(control: ends[1]), of: session)
        } catch {
            _ = close(ends[0])
            throw SnapshotProblem(error.description)
        }
        guard case .snapshot("") = answer else {
            _ = close(ends[0])
            if case .snapshot(let problem) = answer { throw SnapshotProblem("\(session.subject): \(problem)") }
            throw SnapshotProblem("\(session.subject) answered something else")
        }
        return CopiedApp(session: session, control: ends[0])
    }

    /// The number of threads of this process.
    private static var threadCount: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
    }

    // MARK: The copy

    /// In the copy: returns in a simulator that goes on.
    private func wait(
        for commands: Int32, of client: Int32, apps: [CopiedApp], files: URL, known: [Int32], done: Int32
    ) {
        // What the original closes must not stay open here. The numbers stay in use.
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        for used in [streams.input, streams.output, STDIN_FILENO] + streams.inherited + device.sessions.flatMap(\.descriptors) {
            _ = ferry_descriptor_put(null, used)
        }
        _ = close(null)
        for app in device.apps.installed { app.zygotes.abandon() }
        prepare()
        guard Self.separate(known), write(done, [0 as UInt8], 1) == 1 else { _exit(1) }
        _ = close(done)
        var lines = DriveLineBuffer()
        while let command = Self.command(from: commands, &lines) {
            let child = ferry_snapshot_fork()
            if child == 0 {
                goOn(client: client, command, apps: apps, files: files, known: known)
                return
            }
            // Those that have ended.
            while waitpid(-1, nil, WNOHANG) > 0 {}
        }
        try? FileManager.default.removeItem(at: files)
        _exit(0)
    }

    /// Gives this process descriptors and memory of its own. > Parameters: known: descriptors that stay as they are.
    private static func separate(_ known: [Int32]) -> Bool {
        ferry_descriptors_renew(ferry_known_descriptors(numbers: known, count: Int32(known.count))) && ferry_memory_detach(nil, nil)
    }

    /// The descriptors of the client for the next simulator; nil at the end.
    private static func command(from commands: Int32, _ lines: inout DriveLineBuffer) -> (input: Int32, output: Int32)? {
        while true {
            if let line = lines.next() {
                let numbers = String(decoding: line, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
                return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
            }
            guard let more = DriveStream.read(commands), (try? lines.append(more)) != nil else { return nil }
        }
    }

    /// In a fork of the copy: makes it a simulator of its own, or tells the client why it cannot be one and ends it.
    private func goOn(
        client: Int32, _ command: (input: Int32, output: Int32), apps: [CopiedApp], files: URL, known: [Int32]
    ) {
        do throws(SnapshotProblem) {
            for (theirs, own, mode) in [(command.input, streams.input, O_RDONLY), (command.output, streams.output, O_WRONLY)] {
                let opened = open("/proc/\(client)/fd/\(theirs)", mode | O_CLOEXEC)
                guard opened >= 0, ferry_descriptor_put(opened, own) else { throw .system("open a descriptor of process \(client)") }
                _ = close(opened)
            }
            // The apps open these files again.
            if let folder = device.data?.url { try Self.restoreFiles(of: folder, from: files) }
            guard Self.separate(known) else { throw SnapshotProblem("the simulator's memory cannot be copied") }
            ferry_memory_forget()
            guard ferry_memory_list() else { throw SnapshotProblem("the simulator's memory cannot be listed") }
            for app in apps { try app.session.resume(from: app.control) }
        } catch {
            if let line = try? DriveLine.data(DriveAnswer.failed("cannot go on from a snapshot: \(error)")) {
                _ = DriveStream.write(line, to: streams.output)
            }
            _exit(1)
        }
    }

    // MARK: Files

    private static func copyFiles(from folder: URL, to copy: URL) throws(SnapshotProblem) {
        do { try FileManager.default.copyItem(at: folder, to: copy) } catch {
            try? FileManager.default.removeItem(at: copy)
            throw SnapshotProblem("cannot copy \(folder.path): \(error.localizedDescription)")
        }
    }

    /// Replaces the content of a folder, which stays the same one.
    private static func restoreFiles(of folder: URL, from copy: URL) throws(SnapshotProblem) {
        let files = FileManager.default
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for file in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) { try files.removeItem(at: file) }
            for file in try files.contentsOfDirectory(at: copy, includingPropertiesForKeys: nil) {
                try files.copyItem(at: file, to: folder.appendingPathComponent(file.lastPathComponent))
            }
        } catch {
            throw SnapshotProblem("cannot restore \(folder.path): \(error.localizedDescription)")
        }
    }
}
