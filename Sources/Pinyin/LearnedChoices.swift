internal import Foundation

/// What was chosen for whole spellings, and how often. The engine itself learns phrases that were put together alone.
struct LearnedChoices {
    private var counts: [String: [String: Int]] = [:]
    private let path: String
    /// Spellings beyond this many are forgotten, any of them.
    private static let limit = 5000
    private static let sizeLimit = 2_000_000

    /// Lines that are no choices are not read.
    init(path: String) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path), data.count <= Self.sizeLimit else { return }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(Self.limit) {
            let parts = line.split(separator: "\t")
            guard parts.count == 3, let count = Int(parts[2]), (1...1_000_000).contains(count) else { continue }
            counts[String(parts[0]), default: [:]][String(parts[1])] = count
        }
    }

    /// The places of candidates, those chosen most often first.
    func order(_ candidates: [String], for letters: String) -> [Int] {
        let places = Array(candidates.indices)
        guard let known = counts[letters] else { return places }
        func count(_ index: Int) -> Int { known[candidates[index]] ?? 0 }
        return places.sorted { (-count($0), $0) < (-count($1), $1) }
    }

    mutating func note(_ text: String, for letters: String) {
        guard !text.isEmpty, counts.count < Self.limit || counts[letters] != nil else { return }
        counts[letters, default: [:]][text, default: 0] += 1
    }

    func save() {
        let lines = counts.flatMap { entry in entry.value.map { "\(entry.key)\t\($0.key)\t\($0.value)\n" } }
        try? Data(lines.sorted().joined().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
