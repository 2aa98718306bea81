/// How often a page is loaded again whose process has ended: a page that ends each of its processes would be loaded for ever.
struct RelaunchLimit {
    /// Relaunches in `interval` seconds.
    private static let limit = 2
    private static let interval = 30.0

    private var times: [Double] = []

    /// Whether a page may be loaded again now, which counts as done. > Units: seconds of a clock that only advances.
    mutating func allows(at time: Double) -> Bool {
        times.removeAll { time - $0 >= Self.interval }
        guard times.count < Self.limit else { return false }
        times.append(time)
        return true
    }
}
