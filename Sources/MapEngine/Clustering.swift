/// Which annotations are shown as one.
public enum Clustering {
    public struct Item: Hashable, Sendable {
        /// Annotations of different groups are not joined; nil: never joined.
        public var group: String?
        public var shape: CollisionShape
        public init(group: String?, shape: CollisionShape) { (self.group, self.shape) = (group, shape) }
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
            let joined = lists[group, default: []].first { list in items[result[list][0]].shape.collides(with: item.shape) }
            if let joined {
                result[joined].append(index)
            } else {
                lists[group, default: []].append(result.count)
                result.append([index])
            }
        }
        return result
    }
}
