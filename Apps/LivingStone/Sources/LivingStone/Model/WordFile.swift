import Foundation

/// The text as it comes with the app: numbered tokens. `Scripts/make-text.py` writes it and describes the format.
struct WordFile {
    struct Failure: Error, Equatable {
        var reason: String
    }

    private let tokens: [[UInt8]]
    private let text: ArraySlice<UInt8>

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        guard bytes.starts(with: Array("kjv.words 1\n".utf8)) else { throw Failure(reason: "it is not a word file") }
        let start = 12
        guard let line = bytes[start...].firstIndex(of: 10), let count = Int(String(decoding: bytes[start..<line], as: UTF8.self)),
            count > 0
        else { throw Failure(reason: "the number of tokens is missing") }
        var tokens: [[UInt8]] = []
        var place = line + 1
        for _ in 0..<count {
            guard let end = bytes[place...].firstIndex(of: 0) else { throw Failure(reason: "it is cut short") }
            tokens.append(Array(bytes[place..<end]))
            place = end + 1
        }
        self.tokens = tokens
        text = bytes[place...]
    }

    /// Calls `verse` with the book, chapter and verse numbers, from 1, and the text; returns the number of verses.
    @discardableResult
    func read(_ verse: (_ book: Int, _ chapter: Int, _ verse: Int, _ text: String) throws -> Void) throws -> Int {
        var (book, chapter, number, total) = (1, 1, 1, 0)
        var current: [UInt8] = []
        var place = text.startIndex
        while place < text.endIndex {
            var token = Int(text[place])
            place += 1
            if token >= 192 {
                guard place < text.endIndex else { throw Failure(reason: "it is cut short") }
                token = 192 + (token - 192) << 8 + Int(text[place])
                place += 1
            }
            guard token < tokens.count else { throw Failure(reason: "it has an unknown token") }
            switch tokens[token] {
            case [10]:
                try verse(book, chapter, number, String(decoding: current, as: UTF8.self))
                current.removeAll(keepingCapacity: true)
                (number, total) = (number + 1, total + 1)
            case [12]: (chapter, number) = (chapter + 1, 1)
            case [11]: (book, chapter, number) = (book + 1, 1, 1)
            case let word: current += word
            }
        }
        guard current.isEmpty else { throw Failure(reason: "it is cut short") }
        return total
    }
}
