internal import Foundation
internal import QuartzCore

/// Constants of view animations. > Units: seconds.
package enum ViewMotion {
    /// Of `beginAnimations(_:context:)`. Confidence D (facts 3.1).
    static let legacyDuration: TimeInterval = 0.2
    /// The curve of the keyboard and of pushes: mass, stiffness and damping of the system spring. Confidence D (facts 3.2).
    static let systemSpring = LayerMotion.Pace.spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
    /// The raw value of the private keyboard curve.
    static let keyboardCurve = 7
    /// `UIView.SystemAnimation.delete`: shrinks and fades. Confidence R.
    static let deleteScale: Double = 0.01

    /// Confidence D (facts 3.1).
    static func pace(curve: Int) -> LayerMotion.Pace {
        switch curve {
        case 1: .curve(CAMediaTimingFunction(name: .easeIn))
        case 2: .curve(CAMediaTimingFunction(name: .easeOut))
        case 3: .curve(CAMediaTimingFunction(name: .linear))
        case keyboardCurve: systemSpring
        default: .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        }
    }
}
