/// Finds the values of a few unknowns that violate constraints least, strength by strength.
///
/// Every constraint's sum, and every unknown's distance from a reference, is a *quantity* that costs nothing at zero and rises linearly to
/// either side with the strengths for that side. This is a simplex method on such convex, piecewise linear costs: a quantity is either
/// *basic*, a row that is a sum of the nonbasic ones, or *nonbasic*, a column, and zero. One strength after the other is minimised; what
/// complementary slackness shows to be fixed in every optimum of a strength is locked for the weaker ones, so no weighing of strengths
/// against each other is needed. Quantities without cost need no second column for their other sign.
///
/// > Invariant: rows are exact sums of columns; a lock is never violated.
final class PiecewiseSimplex {
    struct Quantity {
        var below: Float
        var above: Float
        var mayFall = true
        var mayRise = true
        /// The piece of the cost that counts while the value is zero: below or not.
        var isOnLowSide = false
        /// The row, or the complement of the column.
        var place: Int
    }

    /// The factors of a row, from the first column that has one to the last: constraints mostly concern neighbours.
    private struct Row: BitwiseCopyable {
        var start = 0
        var count = 0
        var cells: UnsafeMutablePointer<Double>

        init(_ columns: Range<Int>) {
            (start, count) = (columns.lowerBound, columns.count)
            cells = .allocate(capacity: max(1, columns.count))
            cells.initialize(repeating: 0, count: columns.count)
        }

        var columns: Range<Int> { start..<(start + count) }

        @inline(__always) subscript(column: Int) -> Double {
            let place = column - start
            return place >= 0 && place < count ? cells[place] : 0
        }

        mutating func widen(_ wanted: Range<Int>) {
            guard wanted.lowerBound < start || wanted.upperBound > start + count else { return }
            let wide = Row(min(start, wanted.lowerBound)..<max(start + count, wanted.upperBound))
            (wide.cells + (start - wide.start)).update(from: cells, count: count)
            cells.deallocate()
            self = wide
        }

        /// Adds a multiple of another row, whose columns this one covers.
        @inline(__always) func add(_ other: Row, times factor: Double) {
            let target = cells + (other.start - start)
            for place in 0..<other.count { target[place] += factor * other.cells[place] }
        }
    }

    private(set) var quantities: [Quantity] = []
    private let columnCount: Int
    private var columns: [Int]
    private var rows: [Int] = []
    private var matrix: [Row] = []
    private var values: [Double] = []
    private var gradient: [Double]
    private var breakpoints: [(time: Double, row: Int, slope: Double, stops: Bool)] = []
    /// Pivots made, for tests and limits.
    private(set) var pivots = 0
    /// The method gave up before an optimum: more pivots than any real layout needs.
    private(set) var isIncomplete = false

    static let tolerance = 1e-7
    private static let pivotTolerance = 1e-9

    /// Unknowns start at zero, as columns, in order: their quantities are `0..<strengths.count`.
    init(unknowns: [(below: Float, above: Float)]) {
        columnCount = unknowns.count
        columns = Array(0..<unknowns.count)
        gradient = Array(repeating: 0, count: unknowns.count)
        for (index, unknown) in unknowns.enumerated() {
            quantities.append(Quantity(below: unknown.below, above: unknown.above, place: ~index))
        }
    }

    deinit { for row in matrix { row.cells.deallocate() } }

    /// Numbers that are stored.
    private(set) var cellCount = 0

    func value(of quantity: Int) -> Double {
        let place = quantities[quantity].place
        return place >= 0 ? values[place] : 0
    }

    /// Adds a constraint: the sum of the unknowns times their factors, plus `constant`. Returns its quantity.
    func addRow(_ summands: [(unknown: Int, factor: Double)], constant: Double, below: Float, above: Float) -> Int {
        var (first, end) = (columnCount, 0)
        for summand in summands {
            let place = quantities[summand.unknown].place
            let columns = place < 0 ? ~place..<(~place + 1) : matrix[place].columns
            (first, end) = (min(first, columns.lowerBound), max(end, columns.upperBound))
        }
        let row = Row(first < end ? first..<end : 0..<0)
        var value = constant
        for summand in summands {
            let place = quantities[summand.unknown].place
            if place < 0 {
                row.cells[~place - row.start] += summand.factor
            } else {
                value += summand.factor * values[place]
                row.add(matrix[place], times: summand.factor)
            }
        }
        quantities.append(Quantity(below: below, above: above, isOnLowSide: value < 0, place: rows.count))
        rows.append(quantities.count - 1)
        values.append(value)
        matrix.append(row)
        cellCount += row.count
        return quantities.count - 1
    }

    /// Forgets all locks, for another run with more rows.
    func unlock() {
        for index in quantities.indices { (quantities[index].mayFall, quantities[index].mayRise) = (true, true) }
    }

    func setStrength(of quantity: Int, below: Float, above: Float) {
        (quantities[quantity].below, quantities[quantity].above) = (below, above)
    }

    /// Whether a column can move: the solution is not yet unique.
    var hasFreedom: Bool { columns.contains { quantities[$0].mayFall || quantities[$0].mayRise } }

    /// Minimises the violations of each strength from the strongest to the weakest; then ties of each strength, in the order that
    /// `inTieOrder` yields.
    ///
    /// Ties come last: a weaker constraint decides between solutions that are equally good for the stronger ones.
    func minimizeAll(inTieOrder: ([Int]) -> [Int]) {
        var known = Set<Float>()
        for quantity in quantities { known.formUnion([quantity.below, quantity.above]) }
        known.remove(0)
        let strengths = known.sorted(by: >)
        for strength in strengths where hasFreedom { minimize(strength) }
        for strength in strengths where strength < SolverStrength.required && hasFreedom { settleTies(strength, inTieOrder) }
    }

    /// Minimises the sum of the violations of one strength, then locks what every optimum has in common.
    func minimize(_ strength: Float) { run(strength, only: nil) }

    private func settleTies(_ strength: Float, _ inTieOrder: ([Int]) -> [Int]) {
        let tied = quantities.indices.filter { quantities[$0].below == strength || quantities[$0].above == strength }
        guard tied.contains(where: { violation(of: $0, strength) > Self.tolerance }) else { return }
        for quantity in inTieOrder(tied) {
            if quantities[quantity].place < 0 {
                // Zero already, and kept there.
                if quantities[quantity].below == strength { quantities[quantity].mayFall = false }
                if quantities[quantity].above == strength { quantities[quantity].mayRise = false }
                continue
            }
            guard hasFreedom else { return }
            run(strength, only: quantity)
        }
    }

    /// Brings one quantity as near to zero as the locks allow, and locks it.
    func minimizeAlone(_ quantity: Int) {
        let kept = (quantities[quantity].below, quantities[quantity].above)
        (quantities[quantity].below, quantities[quantity].above) = (1, 1)
        run(1, only: quantity)
        (quantities[quantity].below, quantities[quantity].above) = kept
    }

    private func violation(of quantity: Int, _ strength: Float) -> Double {
        let value = value(of: quantity)
        if value < 0 { return quantities[quantity].below == strength ? -value : 0 }
        return quantities[quantity].above == strength ? value : 0
    }

    /// Quantities that take part in an infeasible sum of required ones.
    func conflict() -> [Int] {
        quantities.indices.filter { index in
            let quantity = quantities[index]
            if quantity.place >= 0 {
                return violation(of: index, SolverStrength.required) > Self.tolerance
                    || (quantity.isOnLowSide ? quantity.below : quantity.above) >= SolverStrength.required
                        && abs(values[quantity.place]) <= Self.tolerance
            }
            return abs(gradient[~quantity.place]) > Self.pivotTolerance && max(quantity.below, quantity.above) >= SolverStrength.required
        }
    }

    // MARK: One strength

    private func costs(_ quantity: Quantity, _ index: Int, _ strength: Float, _ only: Int?) -> (below: Double, above: Double) {
        guard only == nil || only == index else { return (0, 0) }
        return (quantity.below == strength ? 1 : 0, quantity.above == strength ? 1 : 0)
    }

    private func run(_ strength: Float, only: Int?) {
        let limit = 200 + 20 * (rows.count + columnCount)
        var steps = 0
        while true {
            computeGradient(strength, only)
            guard let (column, rises) = entering(strength, only, bland: steps > limit / 2) else { break }
            steps += 1
            guard steps < limit else {
                isIncomplete = true
                break
            }
            move(column, rises: rises, strength, only)
        }
        lock(strength, only)
    }

    private func computeGradient(_ strength: Float, _ only: Int?) {
        for column in 0..<columnCount { gradient[column] = 0 }
        for (row, quantity) in rows.enumerated() {
            let costs = costs(quantities[quantity], quantity, strength, only)
            guard costs.below > 0 || costs.above > 0 else { continue }
            let slope = isLow(row) ? -costs.below : costs.above
            guard slope != 0 else { continue }
            let factors = matrix[row]
            for place in 0..<factors.count { gradient[factors.start + place] += slope * factors.cells[place] }
        }
    }

    private func isLow(_ row: Int) -> Bool {
        let value = values[row]
        return value < -Self.tolerance || (value <= Self.tolerance && quantities[rows[row]].isOnLowSide)
    }

    /// The column whose move lowers the cost fastest; by index once that may go in circles.
    private func entering(_ strength: Float, _ only: Int?, bland: Bool) -> (column: Int, rises: Bool)? {
        var best: (column: Int, rises: Bool)?
        var steepest = -Self.pivotTolerance
        for column in 0..<columnCount {
            let quantity = quantities[columns[column]]
            guard quantity.mayRise || quantity.mayFall else { continue }
            let costs = costs(quantity, columns[column], strength, only)
            if quantity.mayRise, gradient[column] + costs.above < steepest {
                (best, steepest) = ((column, true), gradient[column] + costs.above)
                if bland { return best }
            }
            if quantity.mayFall, costs.below - gradient[column] < steepest {
                (best, steepest) = ((column, false), costs.below - gradient[column])
                if bland { return best }
            }
        }
        return best
    }

    /// Moves a column until the cost would rise again, passing breakpoints on the way, and exchanges it with the row that stops it.
    private func move(_ column: Int, rises: Bool, _ strength: Float, _ only: Int?) {
        let direction = rises ? 1.0 : -1.0
        let own = costs(quantities[columns[column]], columns[column], strength, only)
        var slope = direction * gradient[column] + (rises ? own.above : own.below)
        breakpoints.removeAll(keepingCapacity: true)
        for row in 0..<rows.count {
            let rate = matrix[row][column] * direction
            guard abs(rate) > Self.pivotTolerance else { continue }
            let isLow = isLow(row)
            guard isLow == (rate > 0) else { continue }
            let quantity = quantities[rows[row]]
            let costs = costs(quantity, rows[row], strength, only)
            let stops = isLow ? !quantity.mayRise : !quantity.mayFall
            let change = (costs.below + costs.above) * abs(rate)
            guard stops || change > 0 else { continue }
            breakpoints.append((max(0, -values[row] / rate), row, change, stops))
        }
        breakpoints.sort { $0.time != $1.time ? $0.time < $1.time : rows[$0.row] < rows[$1.row] }
        for (index, point) in breakpoints.enumerated() {
            slope += point.slope
            guard point.stops || slope >= -Self.pivotTolerance else { continue }
            for passed in breakpoints[..<index] { quantities[rows[passed.row]].isOnLowSide.toggle() }
            advance(column, by: direction * point.time, except: point.row)
            pivot(point.row, column, value: direction * point.time, isLow: !rises)
            return
        }
        // Costs are bounded below, so something always stops the move; rounding may hide it.
        if rises { quantities[columns[column]].mayRise = false } else { quantities[columns[column]].mayFall = false }
    }

    private func advance(_ column: Int, by distance: Double, except leaving: Int) {
        for row in 0..<rows.count {
            let rate = matrix[row][column]
            guard rate != 0, row != leaving else { continue }
            values[row] += rate * distance
            if values[row] < -Self.tolerance {
                quantities[rows[row]].isOnLowSide = true
            } else if values[row] > Self.tolerance {
                quantities[rows[row]].isOnLowSide = false
            }
        }
    }

    /// Exchanges a row, whose value is now zero, with a column, whose value is now `value`.
    private func pivot(_ leaving: Int, _ entering: Int, value: Double, isLow: Bool) {
        pivots += 1
        let pivot = matrix[leaving]
        let inverse = 1 / pivot[entering]
        for place in 0..<pivot.count { pivot.cells[place] *= -inverse }
        pivot.cells[entering - pivot.start] = inverse
        for row in 0..<rows.count where row != leaving {
            let factor = matrix[row][entering]
            guard factor != 0 else { continue }
            let count = matrix[row].count
            matrix[row].widen(pivot.columns)
            cellCount += matrix[row].count - count
            let changed = matrix[row]
            changed.cells[entering - changed.start] = 0
            changed.add(pivot, times: factor)
            for place in pivot.start - changed.start..<(pivot.start - changed.start + pivot.count) where abs(changed.cells[place]) < 1e-13 {
                changed.cells[place] = 0
            }
        }
        values[leaving] = value
        (rows[leaving], columns[entering]) = (columns[entering], rows[leaving])
        quantities[rows[leaving]].place = leaving
        // Also after a move by nothing: a lock counts on the side that the quantity went to.
        quantities[rows[leaving]].isOnLowSide = isLow
        quantities[columns[entering]].place = ~entering
    }

    private func lock(_ strength: Float, _ only: Int?) {
        for column in 0..<columnCount {
            let index = columns[column]
            let costs = costs(quantities[index], index, strength, only)
            if gradient[column] + costs.above > Self.pivotTolerance { quantities[index].mayRise = false }
            if costs.below - gradient[column] > Self.pivotTolerance { quantities[index].mayFall = false }
        }
        for row in 0..<rows.count {
            let costs = costs(quantities[rows[row]], rows[row], strength, only)
            guard costs.below > 0 || costs.above > 0 else { continue }
            if isLow(row) { quantities[rows[row]].mayRise = false } else { quantities[rows[row]].mayFall = false }
        }
    }

    /// Whether a basic or nonbasic quantity can still change.
    func canMove(_ quantity: Int) -> Bool {
        let place = quantities[quantity].place
        if place < 0 { return quantities[quantity].mayRise || quantities[quantity].mayFall }
        let row = matrix[place]
        return row.columns.contains {
            row[$0] != 0 && (quantities[columns[$0]].mayRise || quantities[columns[$0]].mayFall)
        }
    }

    /// Whether a nonbasic quantity occurs in no row.
    func isAlone(_ quantity: Int) -> Bool { quantities[quantity].place < 0 && isAlone(quantity, besides: 0) }

    /// Whether an unknown occurs in no row that has more than `limit` factors.
    func isAlone(_ unknown: Int, besides limit: Int) -> Bool {
        let place = quantities[unknown].place
        guard place < 0 else { return matrix[place].count <= limit }
        return matrix.allSatisfy { $0.count <= limit || $0[~place] == 0 }
    }

    func lockHere(_ quantity: Int) { (quantities[quantity].mayRise, quantities[quantity].mayFall) = (false, false) }
}
