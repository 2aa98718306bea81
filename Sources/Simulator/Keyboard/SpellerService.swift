internal import CSystem
internal import Foundation
internal import Glibc
internal import Pinyin

/// The program of a `SpellerProcess`: reads spellings from a socket, one per line, and writes their candidates.
///
/// A request is letters, a tab and the chosen numbers, separated by commas; a response is the chosen text, the rest of the spelling,
/// and the candidates, separated by tabs.
enum SpellerService {
    static let option = "--speller"
    /// Maximum length of a line. > Units: bytes.
    static let lineLimit = 4096

    /// `arguments` are the socket's descriptor and the file of the learned words.
    static func run(_ arguments: [String]) -> Int32 {
        guard arguments.count == 2, let socket = Int32(arguments[0]), let engine = PinyinEngine(learnt: arguments[1]) else { return 1 }
        var lines = LineReader(socket)
        while let line = lines.next(patience: -1) {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            let choices = (parts.count > 1 ? parts[1] : "").split(separator: ",").compactMap { Int($0) }
            let answer = engine.answer(String(parts.first ?? ""), choices: choices)
            if answer.candidates.isEmpty { engine.save() }
            let text = ([answer.fixed, answer.spelling] + answer.candidates).joined(separator: "\t") + "\n"
            guard LineReader.send(text, to: socket) else { return 0 }
        }
        return 0
    }
}

/// Lines from a socket.
struct LineReader {
    private let socket: Int32
    private var bytes: [UInt8] = []

    init(_ socket: Int32) { self.socket = socket }

    /// Nil at the end, for an unterminated line, or on timeout. > Units: milliseconds; below 0 for no timeout.
    mutating func next(patience: Int32) -> String? {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeFirst(end + 1) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            guard bytes.count < 16 * SpellerService.lineLimit else { return nil }
            var poller = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let ready = poll(&poller, 1, patience)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            var part = [UInt8](repeating: 0, count: 4096)
            let count = read(socket, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes += part.prefix(count)
        }
    }

    static func send(_ text: String, to socket: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { ferry_send(socket, $0.baseAddress, $0.count, nil, 0) }
            if sent < 0, errno == EINTR { continue }
            guard sent > 0 else { return false }
            rest = rest.dropFirst(sent)
        }
        return true
    }
}
