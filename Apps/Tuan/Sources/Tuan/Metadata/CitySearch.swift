/// Finds places by a part of their name, their pinyin or their initials.
///
/// All texts stand one after the other in one buffer, which a search reads once: its cost does not depend on how many places match.
struct CitySearch {
    /// What a search did.
    struct Cost: Equatable {
        /// Bytes that were compared.
        var bytes = 0
    }

    private static let separator: UInt8 = 1
    private static let end: UInt8 = 0
    private var buffer: [UInt8] = []
    /// Where the text of each place begins.
    private var starts: [Int] = []

    /// The size of the buffer. > Units: bytes.
    var size: Int { buffer.count }

    init(_ names: [String]) {
        self.init(names.map { ($0, Pinyin.syllables(of: $0)) })
    }

    init(_ places: [(name: String, syllables: [String])]) {
        starts.reserveCapacity(places.count)
        for place in places {
            starts.append(buffer.count)
            buffer += place.name.lowercased().utf8
            buffer.append(Self.separator)
            let pinyin = place.syllables.joined()
            buffer += pinyin.utf8
            // ü is typed as v, and often as u.
            if pinyin.contains("v") {
                buffer.append(Self.separator)
                buffer += pinyin.replacing("v", with: "u").utf8
            }
            buffer.append(Self.separator)
            buffer += place.syllables.compactMap { $0.utf8.first }
            buffer.append(Self.end)
        }
    }

    /// What is compared of a typed text: without spaces, apostrophes and case.
    static func folded(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace && $0 != "'" && $0 != "’" } }

    /// The indices of the places that match: first those whose name, pinyin or initials begin with the text, each in their order. None for
    /// an empty text.
    func matches(_ text: String) -> [Int] {
        var cost = Cost()
        return matches(text, cost: &cost)
    }

    func matches(_ text: String, cost: inout Cost) -> [Int] {
        let wanted = Array(Self.folded(text).utf8)
        guard let first = wanted.first, !wanted.contains(where: { $0 <= Self.separator }) else { return [] }
        var (beginnings, others): ([Int], [Int]) = ([], [])
        var bytes = 0
        buffer.withUnsafeBufferPointer { all in
            for place in starts.indices {
                let limit = place + 1 < starts.count ? starts[place + 1] : all.count
                var position = starts[place]
                let last = limit - wanted.count
                var isFound = false
                scan: while position < last {
                    bytes += 1
                    if all[position] == first {
                        var length = 1
                        while length < wanted.count, all[position + length] == wanted[length] { length += 1 }
                        bytes += length - 1
                        if length == wanted.count {
                            isFound = true
                            if position == starts[place] || all[position - 1] == Self.separator {
                                beginnings.append(place)
                                isFound = false
                                break scan
                            }
                        }
                    }
                    position += 1
                }
                if isFound { others.append(place) }
            }
        }
        cost.bytes += bytes
        return beginnings + others
    }
}
