/// Which annotations are shown as one.
public enum Clustering {
    public struct Item: Hashable, Sendable {
        /// Annotations of different groups are not joined; nil: never joined.
        public var group: String?
        public var position: ViewPoint
        /// Annotations closer than the sum of two radii collide. > Units: view points.
        public var radius: Double
        public init(group: String?, position: ViewPoint, radius: Double) {
            (self.group, self.position, self.radius) = (group, position, radius)
        }
    }

    /// The indices of items that are joined, each list in ascending order, by the first of each. Items alone are in a list of one.
    ///
    /// An item joins the first list, in order, whose first item it collides with: the result is a function of the order of the items.
    public static func groups(_ items: [Item]) -> [[Int]] {
        var result: [[Int]] = []
        var lists: [String: [Int]] = [:]
        for (index, item) in items.enumerated() {
            guard let group = item.group else {
                result.append([index])
                continue
            }
            let joined = lists[group, default: []].first { list in collide(items[result[list][0]], item) }
            if let joined {
                result[joined].append(index)
            } else {
                lists[group, default: []].append(result.count)
                result.append([index])
            }
        }
        return result
    }

    private static func collide(_ a: Item, _ b: Item) -> Bool {
        let (x, y, reach) = (a.position.x - b.position.x, a.position.y - b.position.y, a.radius + b.radius)
        return x * x + y * y < reach * reach
    }
}
