/// What an annotation's view covers, for collisions with others.
public struct CollisionShape: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case rectangle
        /// Of the smaller side's diameter.
        case circle
        /// Collides with nothing.
        case none
    }

    public var kind: Kind
    public var middle: ViewPoint
    /// > Units: view points.
    public var width: Double
    public var height: Double

    public init(_ kind: Kind, middle: ViewPoint, width: Double, height: Double) {
        (self.kind, self.middle, self.width, self.height) = (kind, middle, width, height)
    }

    private var radius: Double { min(width, height) / 2 }

    /// Whether two shapes have more than an edge in common.
    public func collides(with other: CollisionShape) -> Bool {
        guard kind != .none, other.kind != .none else { return false }
        let (x, y) = (abs(middle.x - other.middle.x), abs(middle.y - other.middle.y))
        let (across, down): (Double, Double)
        switch (kind, other.kind) {
        case (.circle, .circle): (across, down) = (x, y)
        // From the circle's middle to the nearest point of the rectangle.
        case (.circle, _): (across, down) = (max(0, x - other.width / 2), max(0, y - other.height / 2))
        case (_, .circle): (across, down) = (max(0, x - width / 2), max(0, y - height / 2))
        default: return x < (width + other.width) / 2 && y < (height + other.height) / 2
        }
        let reach = (kind == .circle ? radius : 0) + (other.kind == .circle ? other.radius : 0)
        return across * across + down * down < reach * reach
    }
}

/// Which views are left out because more important ones are at their place.
public enum Crowding {
    public struct Item: Sendable {
        public var shape: CollisionShape
        /// Those with a larger one are shown first.
        public var priority: Double
        /// Always shown; others give way to it.
        public var isRequired: Bool

        public init(_ shape: CollisionShape, priority: Double, isRequired: Bool) {
            (self.shape, self.priority, self.isRequired) = (shape, priority, isRequired)
        }
    }

    /// The indices of items that are not shown. Among equal priorities the first one wins.
    public static func hidden(_ items: [Item]) -> Set<Int> {
        guard items.contains(where: { !$0.isRequired }) else { return [] }
        var shown: [CollisionShape] = []
        var hidden: Set<Int> = []
        func rank(_ index: Int) -> (Int, Double, Int) { (items[index].isRequired ? 0 : 1, -items[index].priority, index) }
        for index in items.indices.sorted(by: { rank($0) < rank($1) }) {
            let item = items[index]
            if !item.isRequired, shown.contains(where: { $0.collides(with: item.shape) }) {
                hidden.insert(index)
            } else {
                shown.append(item.shape)
            }
        }
        return hidden
    }
}
