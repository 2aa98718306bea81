/// The arithmetic of times, as exact fractions of wide integers.
enum TimeArithmetic {
    static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return max(1, first)
    }

    /// > Precondition: `divisor` is positive.
    static func divide(_ value: Int128, _ divisor: Int128, _ method: CMTimeRoundingMethod, isFiner: Bool = false) -> Int128 {
        let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
        guard rest != 0 else { return quotient }
        let away: Int128 = value < 0 ? -1 : 1
        switch method {
        case .roundHalfAwayFromZero: return quotient + (2 * rest.magnitude >= divisor.magnitude ? away : 0)
        case .roundTowardZero: return quotient
        case .roundAwayFromZero: return quotient + away
        case .quickTime: return isFiner || quotient == 0 ? quotient + away : quotient
        case .roundTowardPositiveInfinity: return quotient + (value > 0 ? 1 : 0)
        case .roundTowardNegativeInfinity: return quotient - (value < 0 ? 1 : 0)
        }
    }

    /// The fraction as a time. A value that does not fit halves the timescale; below 1 the time is infinite.
    static func fit(_ value: Int128, over scale: Int128, epoch: Int64 = 0, isRounded: Bool = false) -> CMTime {
        var timescale = min(scale, Int128(Int32.max))
        while timescale >= 1 {
            let (product, overflow) = value.multipliedReportingOverflow(by: timescale)
            let scaled = scale == timescale ? value : overflow ? nil : divide(product, scale, .roundHalfAwayFromZero)
            if let scaled, let exact = Int64(exactly: scaled), let scale32 = Int32(exactly: timescale) {
                let isExact = scale == timescale || scaled * scale == product
                return CMTime(
                    value: exact, timescale: scale32, flags: isExact && !isRounded ? .valid : [.valid, .hasBeenRounded], epoch: epoch)
            }
            timescale /= 2
        }
        return value < 0 ? .negativeInfinity : .positiveInfinity
    }

    static func time(_ seconds: Double, _ preferred: Int32) -> CMTime {
        if seconds.isNaN || preferred <= 0 { return .invalid }
        if seconds.isInfinite { return seconds < 0 ? .negativeInfinity : .positiveInfinity }
        var timescale = preferred
        while timescale >= 1 {
            let scaled = seconds * Double(timescale)
            // The nearest one if the difference is one of binary fractions only, such as for 0.29 s in hundredths.
            let nearest = scaled.rounded()
            let whole = abs(scaled - nearest) < 1e-6 ? nearest : scaled.rounded(.towardZero)
            if let value = Int64(exactly: whole) {
                let isExact = Double(value) / Double(timescale) == seconds
                return CMTime(value: value, timescale: timescale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
            }
            timescale /= 2
        }
        return seconds < 0 ? .negativeInfinity : .positiveInfinity
    }

    static func convert(_ time: CMTime, _ timescale: Int32, _ method: CMTimeRoundingMethod) -> CMTime {
        guard time.isNumeric else { return time }
        guard timescale > 0 else { return .invalid }
        if timescale == time.timescale { return time }
        let product = Int128(time.value) * Int128(timescale)
        let scaled = divide(product, Int128(time.timescale), method, isFiner: timescale > time.timescale)
        guard let value = Int64(exactly: scaled) else { return scaled < 0 ? .negativeInfinity : .positiveInfinity }
        let isExact = scaled * Int128(time.timescale) == product && !time.hasBeenRounded
        return CMTime(value: value, timescale: timescale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: time.epoch)
    }

    /// The result of an operation on times of which one is no number; nil if both are numbers.
    private static func special(_ first: CMTime, _ second: CMTime) -> CMTime? {
        guard first.isValid, second.isValid else { return .invalid }
        let isPositive = first.isPositiveInfinity || second.isPositiveInfinity
        let isNegative = first.isNegativeInfinity || second.isNegativeInfinity
        if isPositive, isNegative { return .invalid }
        if isPositive { return .positiveInfinity }
        if isNegative { return .negativeInfinity }
        if first.isIndefinite || second.isIndefinite { return .indefinite }
        return first.isNumeric && second.isNumeric ? nil : .invalid
    }

    static func add(_ first: CMTime, _ second: CMTime) -> CMTime {
        if let special = special(first, second) { return special }
        guard first.epoch == second.epoch || first.epoch == 0 || second.epoch == 0 else { return .invalid }
        return sum(first, second, sign: 1, epoch: first.epoch == 0 ? second.epoch : first.epoch)
    }

    static func subtract(_ first: CMTime, _ second: CMTime) -> CMTime {
        var opposite = second
        if second.isPositiveInfinity { opposite = .negativeInfinity }
        if second.isNegativeInfinity { opposite = .positiveInfinity }
        if let special = special(first, opposite) { return special }
        guard first.epoch == second.epoch || second.epoch == 0 else { return .invalid }
        // Between two times of one epoch there is a duration, which has none.
        return sum(first, second, sign: -1, epoch: first.epoch == second.epoch ? 0 : first.epoch)
    }

    private static func sum(_ first: CMTime, _ second: CMTime, sign: Int128, epoch: Int64) -> CMTime {
        let (one, other) = (Int128(first.timescale), Int128(second.timescale))
        let divisor = Int128(greatestCommonDivisor(UInt64(first.timescale.magnitude), UInt64(second.timescale.magnitude)))
        let common = one / divisor * other
        let value = Int128(first.value) * (common / one) + sign * Int128(second.value) * (common / other)
        return fit(value, over: common, epoch: epoch, isRounded: first.hasBeenRounded || second.hasBeenRounded)
    }

    static func multiply(_ time: CMTime, by numerator: Int64, over denominator: Int32 = 1) -> CMTime {
        guard time.isValid, denominator != 0 else { return .invalid }
        let isOpposite = (numerator < 0) != (denominator < 0)
        if time.isPositiveInfinity { return numerator == 0 ? .invalid : isOpposite ? .negativeInfinity : .positiveInfinity }
        if time.isNegativeInfinity { return numerator == 0 ? .invalid : isOpposite ? .positiveInfinity : .negativeInfinity }
        guard time.isNumeric else { return time }
        let sign: Int128 = denominator < 0 ? -1 : 1
        let value = Int128(time.value) * Int128(numerator) * sign
        let scale = Int128(time.timescale) * Int128(denominator.magnitude)
        // The same timescale if that is exact.
        if case let (quotient, rest) = value.quotientAndRemainder(dividingBy: Int128(denominator.magnitude)), rest == 0 {
            return fit(quotient, over: Int128(time.timescale), epoch: time.epoch, isRounded: time.hasBeenRounded)
        }
        return fit(value, over: scale, epoch: time.epoch, isRounded: time.hasBeenRounded)
    }

    static func multiply(_ time: CMTime, by factor: Double) -> CMTime {
        guard time.isNumeric else {
            if !time.isValid || factor.isNaN { return .invalid }
            if time.isIndefinite { return time }
            return factor == 0 ? .invalid : (factor < 0) == time.isPositiveInfinity ? .negativeInfinity : .positiveInfinity
        }
        var result = Self.time(time.seconds * factor, max(time.timescale, 65536))
        result.epoch = result.isNumeric ? time.epoch : 0
        return result
    }

    /// The rank of a time that is no number, below or above all numbers.
    private static func rank(_ time: CMTime) -> Int {
        if !time.isValid { return 3 }
        if time.isPositiveInfinity { return 2 }
        if time.isNegativeInfinity { return -1 }
        return time.isNumeric ? 0 : 1
    }

    static func compare(_ first: CMTime, _ second: CMTime) -> Int32 {
        let ranks = (rank(first), rank(second))
        guard ranks.0 == 0, ranks.1 == 0 else { return ranks.0 < ranks.1 ? -1 : ranks.0 > ranks.1 ? 1 : 0 }
        guard first.epoch == second.epoch else { return first.epoch < second.epoch ? -1 : 1 }
        let left = Int128(first.value) * Int128(second.timescale)
        let right = Int128(second.value) * Int128(first.timescale)
        return left < right ? -1 : left > right ? 1 : 0
    }
}
