/// The layout that a visual format string describes: `H:|-[name]-8-[value(>=60@700)]|`.
///
/// A value without views, so that the grammar can be tested on its own.
/// > Contract: Auto Layout Guide, Visual Format Language
package struct VisualFormat: Hashable, Sendable {
    package enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// What a distance or size is compared with.
    package enum Measure: Hashable, Sendable {
        /// > Units: points.
        case number(Double)
        /// A metric, or, for a size, a view.
        case name(String)
    }

    package struct Predicate: Hashable, Sendable {
        package var relation: Relation
        package var measure: Measure
        /// Nil for 1000; a number or a metric.
        package var priority: Measure?
        /// What follows a view's name: `other*2/3+8`.
        package var steps: [Step] = []

        package init(relation: Relation, measure: Measure, priority: Measure? = nil, steps: [Step] = []) {
            (self.relation, self.measure, self.priority, self.steps) = (relation, measure, priority, steps)
        }
    }

    /// One operation on the size of another view. > Confidence: R.
    package enum Step: Hashable, Sendable {
        case multiply(Measure)
        case divide(Measure)
        case add(Measure)
        case subtract(Measure)
    }

    package enum Gap: Hashable, Sendable {
        /// No gap: the two touch.
        case none
        /// A single hyphen: the standard spacing.
        case standard
        case predicates([Predicate])
    }

    package enum Place: Hashable, Sendable {
        case superview
        case view(String, [Predicate])
    }

    package var isVertical = false
    package var places: [Place] = []
    /// One fewer than elements.
    package var gaps: [Gap] = []
    /// Where the reader was after each name, and after each place; for messages. > Units: characters.
    package private(set) var nameEnds: [String: Int] = [:]
    package private(set) var placeEnds: [Int] = []
    /// The text without white space, which counts nowhere. > Confidence: M, UIKit's messages show it like this.
    package private(set) var text: String

    /// Why and where a format string is invalid.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package var message: String
        package var format: String
        /// > Units: characters from the start of the text.
        package var place: Int

        package init(message: String, format: String, place: Int) {
            (self.message, self.format, self.place) = (message, format, place)
        }

        package var description: String {
            "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: place))^"
        }
    }

    package init(_ format: String) throws(Failure) {
        var reader = Reader(format)
        text = String(reader.text)
        if reader.take("H:") {
            isVertical = false
        } else if reader.take("V:") {
            isVertical = true
        }
        if reader.take("|") {
            append(.superview, reader)
            gaps.append(try reader.gap())
        }
        append(try reader.view(), reader)
        while !reader.isAtEnd {
            let gap = try reader.gap()
            gaps.append(gap)
            if reader.take("|") {
                append(.superview, reader)
                guard reader.isAtEnd else { throw reader.failure("A superview can stand at the start and the end of the format only") }
            } else {
                append(try reader.view(), reader)
            }
        }
        nameEnds = reader.nameEnds
    }

    private mutating func append(_ place: Place, _ reader: Reader) {
        places.append(place)
        placeEnds.append(reader.position)
    }

    private struct Reader {
        let text: [Character]
        var position = 0
        var nameEnds: [String: Int] = [:]

        init(_ format: String) { text = format.filter { !$0.isWhitespace } }

        var isAtEnd: Bool { position == text.count }
        var next: Character? { isAtEnd ? nil : text[position] }

        func failure(_ message: String) -> Failure { Failure(message: message, format: String(text), place: position) }

        mutating func take(_ word: String) -> Bool {
            guard text[position...].starts(with: word) else { return false }
            position += word.count
            return true
        }

        mutating func expect(_ word: String, _ message: String) throws(Failure) {
            guard take(word) else { throw failure(message) }
        }

        mutating func view() throws(Failure) -> Place {
            try expect("[", "Expected a view")
            let name = try name("Expected a view's name")
            let predicates = next == "(" ? try predicates() : []
            try expect("]", "Expected a ']' here. That is how you give the end of the view.")
            return .view(name, predicates)
        }

        mutating func gap() throws(Failure) -> Gap {
            guard take("-") else { return .none }
            if next == "[" || next == "|" { return .standard }
            let wanted = next == "(" ? try predicates() : [try bareDistance()]
            try expect("-", "Expected a '-' here. That is how you end a distance.")
            return .predicates(wanted)
        }

        /// `-8-` or `-8@750-`: apps give a distance a priority without parentheses too. > Confidence: X, from apps that rely on it.
        private mutating func bareDistance() throws(Failure) -> Predicate {
            let measure = try measure()
            return Predicate(relation: .equal, measure: measure, priority: take("@") ? try self.measure() : nil)
        }

        mutating func predicates() throws(Failure) -> [Predicate] {
            try expect("(", "Expected a '(' here")
            var list = [try predicate()]
            while take(",") { list.append(try predicate()) }
            try expect(")", "Expected a ')' here. That is how you end a size or distance.")
            return list
        }

        mutating func predicate() throws(Failure) -> Predicate {
            let relation: Relation = take("==") ? .equal : take(">=") ? .greaterThanOrEqual : take("<=") ? .lessThanOrEqual : .equal
            let measure = try measure()
            let steps: [Step]
            if case .name = measure { steps = try self.steps() } else { steps = [] }
            return Predicate(relation: relation, measure: measure, priority: take("@") ? try self.measure() : nil, steps: steps)
        }

        mutating func steps() throws(Failure) -> [Step] {
            var list: [Step] = []
            while true {
                if take("*") {
                    list.append(.multiply(try measure()))
                } else if take("/") {
                    list.append(.divide(try measure()))
                } else if take("+") {
                    list.append(.add(try measure()))
                } else if take("-") {
                    list.append(.subtract(try measure()))
                } else {
                    return list
                }
            }
        }

        mutating func measure() throws(Failure) -> Measure {
            let start = position
            while let character = next, character.isASCII, character.isNumber || "-+.".contains(character) {
                // A sign after digits ends the number.
                if position > start, "-+".contains(character) { break }
                position += 1
            }
            if position > start {
                guard let value = Double(String(text[start..<position])), value.isFinite else {
                    position = start
                    throw failure("Expected a number")
                }
                return .number(value)
            }
            return .name(try name("Expected a number, a metric or a view"))
        }

        mutating func name(_ message: String) throws(Failure) -> String {
            let start = position
            while let character = next, character == "_" || character.isLetter || (position > start && character.isNumber) { position += 1 }
            guard position > start else { throw failure(message) }
            let name = String(text[start..<position])
            if nameEnds[name] == nil { nameEnds[name] = position }
            return name
        }
    }
}
