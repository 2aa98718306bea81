internal import ProgrammerErrors

/// The items of one section as a tree, of which the expanded parts are shown.
///
/// > Contract: UIKit, NSDiffableDataSourceSectionSnapshot. > Complexity: changes O(items).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var order: [ItemIdentifierType] = []
    private var known: Set<ItemIdentifierType> = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var open: Set<ItemIdentifierType> = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Queries

    /// All items, parents before their children.
    public var items: [ItemIdentifierType] { order }
    /// The items without a parent, in their order.
    public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
    /// Items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        // Parents come before their children.
        var shown: Set<ItemIdentifierType> = []
        return order.filter { item in
            guard parents[item].map({ shown.contains($0) && open.contains($0) }) ?? true else { return false }
            shown.insert(item)
            return true
        }
    }
    /// Returns whether an item's children are shown; false for items that are not in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    /// Returns whether all ancestors of an item are expanded; false for items that are not in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var link = parents[item]
        while let parent = link {
            if !open.contains(parent) { return false }
            link = parents[parent]
        }
        return true
    }
    /// Returns whether an item is in the snapshot, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// Returns the number of ancestors of an item: 0 for roots.
    ///
    /// An item that is not in the snapshot is a programming error.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item)
        var (level, link) = (0, parents[item])
        while let parent = link {
            level += 1
            link = parents[parent]
        }
        return level
    }
    /// Returns an item's position among all items; nil if it is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
    /// Returns the parent of an item; nil for roots.
    ///
    /// An item that is not in the snapshot is a programming error.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        require(child)
        return parents[child]
    }
    /// Returns the descendants of an item as a snapshot of their own.
    ///
    /// - Parameters:
    ///   - parent: the item; one that is not in the snapshot is a programming error.
    ///   - includingParent: whether the item itself is the root of the result; otherwise its children are roots.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        require(parent)
        var part = Self()
        for item in order[family(of: parent)] where includingParent || item != parent {
            part.order.append(item)
            if let above = parents[item], above != parent || includingParent, item != parent { part.parents[item] = above }
        }
        part.known = Set(part.order)
        part.open = open.intersection(part.known)
        return part
    }

    /// A parent and its descendants.
    private func family(of item: ItemIdentifierType) -> Range<Int> {
        guard let start = order.firstIndex(of: item) else { return 0..<0 }
        let depth = level(of: item)
        let end = order[(start + 1)...].firstIndex { level(of: $0) <= depth } ?? order.count
        return start..<end
    }

    private func require(_ item: ItemIdentifierType) {
        ProgrammerError.require(contains(item), "Invalid parameter not satisfying: the item is not in the section snapshot: \(item)")
    }

    // MARK: Mutation

    /// Appends items to the children of an item, or to the roots.
    ///
    /// - Parameters:
    ///   - items: identifiers that are not in the snapshot yet; others are a programming error.
    ///   - parent: the item; nil for the roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { require(parent) }
        insert(items, at: parent.map { family(of: $0).upperBound } ?? order.count, below: parent)
    }
    /// Inserts items as siblings before an item.
    ///
    /// - Parameters:
    ///   - items: identifiers that are not in the snapshot yet; others are a programming error.
    ///   - item: the item before which they are inserted.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        require(item)
        insert(items, at: family(of: item).lowerBound, below: parents[item])
    }
    /// Inserts items as siblings after an item and its descendants.
    ///
    /// - Parameters:
    ///   - items: identifiers that are not in the snapshot yet; others are a programming error.
    ///   - item: the item after which they are inserted.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        require(item)
        insert(items, at: family(of: item).upperBound, below: parents[item])
    }
    private mutating func insert(_ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
        var isUnique = true
        for item in items where !known.insert(item).inserted { isUnique = false }
        ProgrammerError.require(isUnique, "Fatal: supplied identifiers are not unique. Identifiers: \(items)")
        order.insert(contentsOf: items, at: index)
        if let parent { for item in items { parents[item] = parent } }
    }
    /// Deletes items with their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let range = family(of: item)
            for gone in order[range] {
                parents[gone] = nil
                open.remove(gone)
                known.remove(gone)
            }
            order.removeSubrange(range)
        }
    }
    /// Removes all items.
    public mutating func deleteAll() { self = Self() }
    /// Marks items as expanded, so that their children are shown; an item that is not in the snapshot is a programming error.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        items.forEach(require)
        open.formUnion(items)
    }
    /// Marks items as collapsed, so that their descendants are hidden; an item that is not in the snapshot is a programming error.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        items.forEach(require)
        open.subtract(items)
    }
    /// Replaces the descendants of an item.
    ///
    /// - Parameters:
    ///   - parent: the item, which keeps its position and state.
    ///   - snapshot: the new descendants, of which the roots become children.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        require(parent)
        let range = family(of: parent)
        delete(Array(order[(range.lowerBound + 1)..<range.upperBound]))
        add(snapshot, at: range.lowerBound + 1, below: parent)
    }
    /// Inserts a tree before an item, its roots as siblings.
    ///
    /// - Parameters:
    ///   - snapshot: the tree, with its expanded items.
    ///   - item: the item before which it is inserted.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        require(item)
        add(snapshot, at: family(of: item).lowerBound, below: parents[item])
    }
    /// Inserts a tree after an item and its descendants, its roots as siblings.
    ///
    /// - Parameters:
    ///   - snapshot: the tree, with its expanded items.
    ///   - item: the item after which it is inserted.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        require(item)
        add(snapshot, at: family(of: item).upperBound, below: parents[item])
    }
    private mutating func add(_ snapshot: Self, at index: Int, below parent: ItemIdentifierType?) {
        insert(snapshot.order, at: index, below: parent)
        for item in snapshot.order { parents[item] = snapshot.parents[item] ?? parent }
        open.formUnion(snapshot.open)
    }

    /// Returns the tree as text, one item a line: `-` is expanded, `+` is not.
    public func visualDescription() -> String {
        order.map { String(repeating: "  ", count: level(of: $0)) + (open.contains($0) ? "- " : "+ ") + "\($0)" }.joined(separator: "\n")
    }
}
