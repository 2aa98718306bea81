extension Array where Element: Hashable {
    /// Each element once, where it is first.
    public var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
