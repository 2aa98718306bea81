internal import CSystem
package import DeviceProtocol
internal import Foundation
internal import Glibc

/// Chinese input for the keyboard, in a separate process: an engine failure loses its own candidates and nothing else.
///
/// Started for the first spelling; restarted for the next one after it ended.
/// > Isolation: the simulator's main thread.
package final class SpellerProcess {
    private let executable: String
    private let learnt: String
    private let isPassing: Bool
    private var running: (process: AppProcess, socket: Int32, lines: LineReader)?
    /// How often it was started.
    package private(set) var starts = 0

    /// Response timeout. > Units: milliseconds.
    private static let patience: Int32 = 2000
    /// An engine that fails repeatedly is not restarted again.
    private static let maximumStarts = 20

    /// - Parameters:
    ///   - learnt: the file of the learned words; nil for a temporary one.
    ///   - executable: a program that runs `SpellerService`; by default the simulator itself.
    package init(learnt: String?, executable: String? = nil) {
        isPassing = learnt == nil
        self.learnt = learnt ?? FileManager.default.temporaryDirectory.appendingPathComponent("ferry-pinyin-\(UUID().uuidString).dat").path
        self.executable = executable ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    }

    deinit {
        stop()
        guard isPassing else { return }
        for file in [learnt, learnt + ".choices"] { try? FileManager.default.removeItem(atPath: file) }
    }

    /// The file of the user who runs the simulator; its folder is created; nil on failure.
    package static func userDictionaryPath() -> String? {
        let folder = UserDataFolder.folder().appendingPathComponent("keyboard")
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder.appendingPathComponent("pinyin.dat").path
    }

    /// Only the letters when there is no engine.
    package func candidates(_ letters: String, choices: [Int]) -> SpellingCandidates {
        let spelt = letters.filter { $0.isASCII && ($0.isLetter || $0 == "'") }.lowercased().prefix(64)
        let question = "\(spelt)\t\(choices.prefix(64).map(String.init).joined(separator: ","))\n"
        guard start(), let socket = running?.socket, LineReader.send(question, to: socket),
            let line = running?.lines.next(patience: Self.patience)
        else {
            stop()
            return SpellingCandidates(spelling: String(spelt))
        }
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return SpellingCandidates(
            fixed: parts.first ?? "", spelling: parts.count > 1 ? parts[1] : "", candidates: Array(parts.dropFirst(2)))
    }

    private func start() -> Bool {
        if running != nil { return true }
        guard starts < Self.maximumStarts else { return false }
        starts += 1
        var ends: [Int32] = [-1, -1]
        guard ferry_socket_pair(&ends) == 0 else { return false }
        defer { _ = close(ends[1]) }
        var environment = ProcessInfo.processInfo.environment
        // A failing engine must end at once.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let settings = ProcessSettings(
            executable: executable, arguments: [SpellerService.option, String(ends[1]), learnt], environment: environment)
        let process = try? AppProcess(settings, inherited: ends[1], forwards: false)
        guard let process else {
            _ = close(ends[0])
            return false
        }
        running = (process, ends[0], LineReader(ends[0]))
        return true
    }

    private func stop() {
        guard let (process, socket, _) = running else { return }
        _ = close(socket)
        process.kill()
        running = nil
    }
}
