/// A format without variables: the forms that numbers choose are in it.
///
/// > Contract: Foundation, "Handling localizable strings with plural rules" (`.stringsdict`).
struct PluralExpansion {
    enum Piece: Equatable {
        case text(String)
        /// A specifier without a position, and the arguments that it takes, counted from 0: widths first.
        case specifier(String, arguments: [Int])
    }

    private(set) var pieces: [Piece] = []
    private let number: (Int) -> Double?
    private let entry: (String) -> (name: String, text: PluralText)?
    /// The next argument for what has no position.
    private var next = 0

    /// Forms may name variables, also each other.
    private static let maximumDepth = 8
    /// Forms that name a variable several times would double the text at each level.
    static let maximumCount = 4096

    /// > Parameters: number: the value of an argument; nil if there is none or it is not a number. entry: the variable and its text that a name stands
    /// for.
    init(_ format: String, number: @escaping (Int) -> Double?, entry: @escaping (String) -> (name: String, text: PluralText)?) {
        (self.number, self.entry) = (number, entry)
        expand(format, own: nil, text: nil, depth: 0)
    }

    /// > Parameters: own: the argument of the variable whose form this is; its first specifier shows it. text: where names are looked up.
    private mutating func expand(_ format: String, own: Int?, text: PluralText?, depth: Int) {
        var own = own
        for part in FormatScanner(format).parts {
            guard pieces.count < Self.maximumCount else { return }
            switch part {
            case .text(let text): pieces.append(.text(text))
            case .specifier(let specifier, let position, let stars):
                var arguments: [Int] = []
                for _ in 0..<stars { arguments.append(take()) }
                if let position {
                    arguments.append(position - 1)
                } else if let shown = own {
                    arguments.append(shown)
                    own = nil
                } else {
                    arguments.append(take())
                }
                pieces.append(.specifier(specifier, arguments: arguments))
            case .variable(let name, let position):
                let found = entry(name) ?? text.map { (name, $0) }
                guard let found, let variable = found.text.variables[found.name], depth < Self.maximumDepth else {
                    pieces.append(.text("%%#@\(name)@"))
                    continue
                }
                let argument = position.map { $0 - 1 } ?? take()
                let form = variable.form(for: number(argument), in: found.text.language)
                expand(form, own: argument, text: found.text, depth: depth + 1)
            }
        }
    }

    private mutating func take() -> Int {
        defer { next += 1 }
        return next
    }
}
