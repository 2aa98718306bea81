/// A node of a `RowOffsets` with its sums: a block of runs, or a branch of nodes of one depth.
struct RowTree: Sendable {
    enum Node: Sendable {
        case leaf(RowBlock)
        case branch([RowTree])
    }

    /// Maximum number of children. One more splits the branch in two; one with less than a quarter is merged with its neighbour.
    static let capacity = 32

    private(set) var node: Node
    private(set) var rows: Int
    private(set) var height: Double
    private(set) var runs: Int
    private(set) var depth: Int
    /// All heights below are estimates, whatever is stored there.
    var isInvalidated = false

    init(_ node: Node) {
        self.node = node
        switch node {
        case .leaf(let block):
            (rows, height) = block.totals
            (runs, depth) = (block.runs, 1)
        case .branch(let parts):
            (rows, height, runs) = (0, 0, 0)
            depth = 1 + (parts.first?.depth ?? 0)
            for part in parts {
                rows += part.rows
                height += part.height
                runs += part.runs
            }
        }
    }

    // MARK: Lookup

    func offset(of row: Int) -> Double {
        var (rest, top, tree) = (row, 0.0, self)
        while true {
            switch tree.node {
            case .leaf(let block):
                let found = block.find(rest)
                return top + (found.top + Double(rest - found.before) * (block.runs > 0 ? block.heights[found.index] : 0))
            case .branch(let parts):
                let index = Self.part(with: rest, of: parts)
                for part in parts[..<index] {
                    rest -= part.rows
                    top += part.height
                }
                tree = parts[index]
            }
        }
    }

    /// > Precondition: the row exists.
    func run(of row: Int) -> RowRun {
        var (rest, tree, isInvalidated) = (row, self, isInvalidated)
        while true {
            switch tree.node {
            case .leaf(let block):
                var run = block[block.find(rest).index]
                run.isEstimated = run.isEstimated || isInvalidated
                return run
            case .branch(let parts):
                let index = Self.part(with: rest, of: parts)
                for part in parts[..<index] { rest -= part.rows }
                tree = parts[index]
                isInvalidated = isInvalidated || tree.isInvalidated
            }
        }
    }

    /// Nil if all rows end above. The sums are added in the order of `offset(of:)`, so that the two agree.
    func row(at offset: Double) -> Int? {
        var (before, top, tree) = (0, 0.0, self)
        while true {
            switch tree.node {
            case .leaf(let block): return block.row(at: offset, from: top).map { before + $0 }
            case .branch(let parts):
                var chosen: RowTree?
                for part in parts {
                    if part.height > 0, offset < top + part.height {
                        chosen = part
                        break
                    }
                    before += part.rows
                    top += part.height
                }
                guard let chosen else { return nil }
                tree = chosen
            }
        }
    }

    /// The child that contains a row; the last if none does.
    private static func part(with row: Int, of parts: [RowTree]) -> Int {
        var rest = row
        for (index, part) in parts.enumerated() {
            if rest < part.rows { return index }
            rest -= part.rows
        }
        return parts.count - 1
    }

    // MARK: Changes

    /// Replaces rows by one run, or by none.
    mutating func replace(_ range: Range<Int>, by run: RowRun?) {
        var nodes = replacing(range, by: run)
        while nodes.count > 1 { nodes = Self.branches(of: nodes) }
        var root = nodes.first ?? RowTree(.leaf(RowBlock()))
        // A root with a single child is removed.
        while case .branch(let parts) = root.node, let only = parts.first, parts.count == 1 { root = only.invalidated(root.isInvalidated) }
        self = root
    }

    /// Nodes of the same depth that replace this one: none, one or two.
    private func replacing(_ range: Range<Int>, by run: RowRun?) -> [RowTree] {
        switch node {
        case .leaf(let block):
            let runs = (isInvalidated ? block.invalidated() : block).replacing(range, by: run)
            return Self.leaves(of: runs)
        case .branch(let parts):
            return Self.branches(of: replacing(range, by: run, in: parts))
        }
    }

    private func replacing(_ range: Range<Int>, by run: RowRun?, in parts: [RowTree]) -> [RowTree] {
        var made: [RowTree] = []
        made.reserveCapacity(parts.count + 1)
        var (before, rest) = (0, run)
        for (index, part) in parts.enumerated() {
            let part = part.invalidated(isInvalidated)
            let end = before + part.rows
            defer { before = end }
            let isLast = index == parts.count - 1
            // A run at a border is added at the end of the preceding child.
            let takesRun = rest != nil && (range.lowerBound <= end || isLast)
            let cut = max(range.lowerBound, before)..<max(max(range.lowerBound, before), min(range.upperBound, end))
            guard takesRun || !cut.isEmpty else {
                made.append(part)
                continue
            }
            if cut.count == part.rows, !takesRun { continue }
            made += part.replacing(cut.lowerBound - before..<cut.upperBound - before, by: takesRun ? rest : nil)
            if takesRun { rest = nil }
        }
        return Self.joined(made)
    }

    private func invalidated(_ isInvalidated: Bool) -> RowTree {
        guard isInvalidated, !self.isInvalidated else { return self }
        var copy = self
        copy.isInvalidated = true
        return copy
    }

    // MARK: Sizes

    /// How full a node is: runs of a leaf, children of a branch.
    private var size: Int {
        switch node {
        case .leaf(let block): block.runs
        case .branch(let parts): parts.count
        }
    }

    private var isSmall: Bool { depth == 1 ? size < RowBlock.capacity / 4 : size < Self.capacity / 4 }

    /// Merges small nodes with a neighbour.
    private static func joined(_ nodes: [RowTree]) -> [RowTree] {
        guard nodes.count > 1, nodes.contains(where: \.isSmall) else { return nodes }
        var made: [RowTree] = []
        made.reserveCapacity(nodes.count)
        for node in nodes {
            guard let last = made.last, last.isSmall || node.isSmall else {
                made.append(node)
                continue
            }
            made.removeLast()
            made += join(last, node)
        }
        return made
    }

    private static func join(_ first: RowTree, _ second: RowTree) -> [RowTree] {
        switch (first.node, second.node) {
        case (.leaf(let a), .leaf(let b)):
            let (a, b) = (first.isInvalidated ? a.invalidated() : a, second.isInvalidated ? b.invalidated() : b)
            return leaves(of: (0..<a.runs).map { a[$0] } + (0..<b.runs).map { b[$0] })
        case (.branch(let a), .branch(let b)):
            return branches(of: joined(a.map { $0.invalidated(first.isInvalidated) } + b.map { $0.invalidated(second.isInvalidated) }))
        default: return [first, second]
        }
    }

    static func leaves(of runs: [RowRun]) -> [RowTree] {
        guard !runs.isEmpty else { return [] }
        return parts(of: runs.count, limit: RowBlock.capacity).map { RowTree(.leaf(RowBlock(runs[$0], reserving: $0.count))) }
    }

    static func branches(of nodes: [RowTree]) -> [RowTree] {
        guard !nodes.isEmpty else { return [] }
        return parts(of: nodes.count, limit: capacity).map { RowTree(.branch(Array(nodes[$0]))) }
    }

    /// Splits a count into as few equal ranges as a limit allows.
    private static func parts(of count: Int, limit: Int) -> [Range<Int>] {
        let parts = (count + limit - 1) / limit
        return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }

    // MARK: Invariants

    func checkInvariants(isRoot: Bool) -> Bool {
        let fresh = RowTree(node)
        guard fresh.rows == rows, fresh.runs == runs, fresh.height == height, fresh.depth == depth else { return false }
        switch node {
        case .leaf(let block):
            return block.runs <= RowBlock.capacity && (isRoot || block.runs > 0) && (0..<block.runs).allSatisfy { block.rows($0) > 0 }
        case .branch(let parts):
            return parts.count <= Self.capacity && parts.count >= (isRoot ? 2 : 1)
                && parts.allSatisfy { $0.depth == depth - 1 && $0.checkInvariants(isRoot: false) }
        }
    }

    // MARK: For tests

    /// Visits every node's storage.
    func visit(_ body: (Int) -> Void) {
        switch node {
        case .leaf(let block): if block.runs > 0 { body(block.identity) }
        case .branch(let parts):
            body(parts.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) })
            for part in parts { part.visit(body) }
        }
    }
}
