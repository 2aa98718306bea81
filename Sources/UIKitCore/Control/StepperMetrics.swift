import Foundation

/// Sizes, timing and arithmetic of UIStepper. > Units: points, seconds.
enum StepperMetrics {
    /// Confidence D.
    static let size = CGSize(width: 94, height: 32)
    /// Confidence M (facts 2.3).
    static let cornerRadius: CGFloat = 8
    static let dividerWidth: CGFloat = 1
    static let dividerInset: CGFloat = 7
    static let barLength: CGFloat = 13
    /// Confidence R.
    static let barThickness: CGFloat = 1.7
    /// Opacity of a sign that is disabled.
    static let disabledAlpha: CGFloat = 0.3

    /// The delay before the first repetition, and between later ones: it shortens while the touch is held. Confidence R.
    static func delay(beforeRepetition count: Int) -> TimeInterval {
        switch count {
        case 0: 0.5
        case 1..<4: 0.3
        case 4..<10: 0.15
        case 10..<30: 0.08
        default: 0.04
        }
    }
}

/// The value of a stepper and the rules for changing it.
///
/// > Contract: facts CO-18; UIStepper's overview: limits that cross become equal.
struct StepperValue: Sendable, Hashable {
    private(set) var value = 0.0
    private(set) var minimum = 0.0
    private(set) var maximum = 100.0
    var step = 1.0
    var wraps = false

    mutating func set(_ value: Double) { self.value = value.isNaN ? minimum : min(max(value, minimum), maximum) }

    /// NaN is ignored: it cannot be compared.
    mutating func setMinimum(_ minimum: Double) {
        guard !minimum.isNaN else { return }
        self.minimum = minimum
        if maximum < minimum { maximum = minimum }
        set(value)
    }

    mutating func setMaximum(_ maximum: Double) {
        guard !maximum.isNaN else { return }
        self.maximum = maximum
        if minimum > maximum { minimum = maximum }
        set(value)
    }

    /// The value after one press.
    func moved(up: Bool) -> Double {
        let next = up ? value + step : value - step
        if next > maximum { return wraps ? minimum : maximum }
        if next < minimum { return wraps ? maximum : minimum }
        return next.isNaN ? value : next
    }

    func canMove(up: Bool) -> Bool { wraps ? minimum < maximum : up ? value < maximum : value > minimum }
}
