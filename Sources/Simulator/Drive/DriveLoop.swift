internal import DriveProtocol
internal import Foundation
internal import Glibc

/// Reads a test's requests from standard input and writes the answers to standard output, a line each, until the input ends.
///
/// What the app prints goes to standard error, so that it does not get between the answers.
struct DriveLoop {
    private let input: Int32
    private let output: Int32
    /// Readable when the run is to end.
    private let interrupt: Int32

    /// Takes over the streams of the process.
    init(interrupt: Int32) {
        self.interrupt = interrupt
        input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        _ = dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    func run(_ answer: (DriveRequest) -> DriveAnswer) {
        var waiting = Data()
        while let line = nextLine(&waiting) {
            let reply: DriveAnswer
            do throws(DriveLineError) { reply = answer(try DriveLine.request(line)) } catch { reply = .failed("\(error)") }
            guard let data = try? DriveLine.data(reply), send(data) else { return }
        }
    }

    /// The next line without its line feed; nil at the end, or if it is too long.
    private func nextLine(_ waiting: inout Data) -> Data? {
        var searched = 0
        while true {
            if let end = waiting[(waiting.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(waiting[..<end])
                waiting = Data(waiting[(end + 1)...])
                return line
            }
            searched = waiting.count
            guard waiting.count <= DriveLine.limit, let more = read() else { return nil }
            waiting.append(more)
        }
    }

    private func read() -> Data? {
        var set = PollSet()
        set.add(input)
        set.add(interrupt)
        while true {
            set.wait(nil)
            if set.isReady(interrupt) { return nil }
            guard set.isReady(input) else { continue }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = Glibc.read(input, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? Data(bytes[..<count]) : nil
        }
    }

    private func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var place = 0
            while place < bytes.count {
                let count = Glibc.write(output, bytes.baseAddress?.advanced(by: place), bytes.count - place)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                place += count
            }
            return true
        }
    }
}
