package import Foundation

/// Two scenes side by side on a pad, and the divider between them.
///
/// > Units: points of the screen; points a second. > Contract: facts 1.3 (9.7 to 13 inches); widths and times R.
package struct SplitScreenLayout: Hashable, Sendable {
    /// Where the divider stays when it is let go of. Raw values are kept over launches.
    package enum Rest: Int, Sendable, CaseIterable {
        /// The left scene is gone.
        case left = 0
        case third = 1
        case half = 2
        case twoThirds = 3
        /// The right scene is gone.
        case right = 4
    }

    package static let dividerWidth: CGFloat = 10
    /// The handle on it.
    package static let handle = CGSize(width: 4, height: 36)
    /// How much wider than it looks the divider is for a finger; more at its handle.
    package static let reach: CGFloat = 6
    package static let handleReach: CGFloat = 20
    /// A divider that is thrown goes on so long. > Units: seconds.
    static let throwTime: CGFloat = 0.12
    /// Wider scenes are regular: half of a 12.9-inch screen (678), not two thirds of it upright (639).
    static let regularWidth: CGFloat = 660

    package let screen: CGSize
    package let rest: Rest

    /// > Parameters: rest: halves of an upright screen are two thirds and a third: both halves would be compact.
    package init(screen: CGSize, rest: Rest = .half) {
        self.screen = screen
        self.rest = rest == .half && screen.height > screen.width ? .twoThirds : rest
    }

    /// Where the divider may stay. > Contract: Apple's table of size classes, which has no halves upright.
    package var rests: [Rest] { Rest.allCases.filter { $0 != .half || screen.height <= screen.width } }

    /// Of the narrower scene at a third. As Apple's table has them for 9.7 to 12.9 inches.
    package var narrowWidth: CGFloat {
        let isLarge = min(screen.width, screen.height) >= 1024
        return isLarge || (screen.width > screen.height && screen.width >= 1133) ? 375 : 320
    }

    /// Of the left scene; the right one has what is left beside the divider.
    package func leftWidth(at rest: Rest) -> CGFloat {
        let space = screen.width - Self.dividerWidth
        return switch rest {
        case .left: 0
        case .third: min(narrowWidth, space / 2)
        case .half: (space / 2).rounded(.down)
        case .twoThirds: max(space - narrowWidth, space / 2)
        case .right: screen.width
        }
    }

    /// Both rooms; the one of a scene that is gone is empty.
    package var spaces: (left: CGRect, right: CGRect) {
        let width = leftWidth(at: rest)
        let start = rest == .left ? 0 : min(screen.width, width + Self.dividerWidth)
        return (
            CGRect(x: 0, y: 0, width: width, height: screen.height),
            CGRect(x: start, y: 0, width: screen.width - start, height: screen.height)
        )
    }

    /// Nil where one scene has the whole screen.
    package var divider: CGRect? {
        guard rest != .left, rest != .right else { return nil }
        return CGRect(x: leftWidth(at: rest), y: 0, width: Self.dividerWidth, height: screen.height)
    }

    /// Whether a finger there takes hold of the divider.
    package func holdsDivider(_ place: CGPoint) -> Bool {
        guard let divider else { return false }
        if divider.insetBy(dx: -Self.reach, dy: 0).contains(place) { return true }
        let handle = CGRect(
            x: divider.midX - Self.handle.width / 2, y: divider.midY - Self.handle.height / 2, width: Self.handle.width,
            height: Self.handle.height)
        return handle.insetBy(dx: -Self.handleReach, dy: -Self.handleReach).contains(place)
    }

    /// The divider's middle at rest.
    package func middle(at rest: Rest) -> CGFloat {
        switch rest {
        case .left: 0
        case .right: screen.width
        case .third, .half, .twoThirds: leftWidth(at: rest) + Self.dividerWidth / 2
        }
    }

    /// Where a divider goes that is let go of: to the nearest rest of where it would get to.
    package func rest(from middle: CGFloat, velocity: CGFloat) -> Rest {
        guard middle.isFinite, velocity.isFinite else { return rest }
        let end = middle + velocity * Self.throwTime
        return rests.min { abs(self.middle(at: $0) - end) < abs(self.middle(at: $1) - end) } ?? rest
    }

    /// Whether a scene of that width has regular width.
    package static func isRegular(width: CGFloat) -> Bool { width >= regularWidth }
}
