/// An exact fraction; arithmetic that does not fit in 64 bits throws.
struct Rational: Equatable {
    struct Overflow: Error {}

    let numerator: Int
    let denominator: Int

    static let zero = Rational(0)
    static let one = Rational(1)

    init(_ value: Int) { (numerator, denominator) = (value, 1) }

    init(_ numerator: Int, over denominator: Int) throws {
        guard numerator != Int.min, denominator != Int.min, denominator != 0 else { throw Overflow() }
        if denominator == 1 {
            (self.numerator, self.denominator) = (numerator, 1)
            return
        }
        var (a, b) = (abs(numerator), abs(denominator))
        while b != 0 { (a, b) = (b, a % b) }
        let sign = denominator < 0 ? -1 : 1
        (self.numerator, self.denominator) = (sign * numerator / a, sign * denominator / a)
    }

    var isZero: Bool { numerator == 0 }
    var isNegative: Bool { numerator < 0 }
    var isPositive: Bool { numerator > 0 }
    var double: Double { Double(numerator) / Double(denominator) }
    var negated: Rational { get throws { try Rational(-numerator, over: denominator) } }

    private static func product(_ a: Int, _ b: Int) throws -> Int {
        let (result, overflows) = a.multipliedReportingOverflow(by: b)
        guard !overflows else { throw Overflow() }
        return result
    }

    static func + (a: Rational, b: Rational) throws -> Rational {
        if a.isZero { return b }
        if b.isZero { return a }
        let (sum, overflows) = try product(a.numerator, b.denominator).addingReportingOverflow(product(b.numerator, a.denominator))
        guard !overflows else { throw Overflow() }
        return try Rational(sum, over: product(a.denominator, b.denominator))
    }

    static func - (a: Rational, b: Rational) throws -> Rational { try a + b.negated }

    static func * (a: Rational, b: Rational) throws -> Rational {
        if a.isZero || b.isZero { return zero }
        return try Rational(product(a.numerator, b.numerator), over: product(a.denominator, b.denominator))
    }

    static func / (a: Rational, b: Rational) throws -> Rational {
        if a.isZero { return zero }
        return try Rational(product(a.numerator, b.denominator), over: product(a.denominator, b.numerator))
    }

    static func less(_ a: Rational, _ b: Rational) throws -> Bool { try (a - b).isNegative }
}
