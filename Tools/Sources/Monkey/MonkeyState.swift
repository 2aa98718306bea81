/// Where a run is, for the next one to go on from there.
public struct MonkeyState: Codable, Equatable, Sendable {
    /// Of the file; another one is refused.
    public static let version = 1
    public var version = MonkeyState.version
    /// The app that it is about.
    public var app: String
    public var seed: UInt64
    /// Steps that were done, in whole rounds.
    public var steps = 0
    /// How often the app was launched to be used.
    public var rounds = 0
    var model = ScreenModel()
    /// How often each fault was found, by its key.
    public var faults: [String: Int] = [:]
    /// What audits found, without repetitions.
    public var issues: Set<String> = []

    public init(app: String, seed: UInt64) { (self.app, self.seed) = (app, seed) }

    /// The names of the screens that were seen, in alphabetical order.
    public var screens: [String] { model.screens.keys.sorted() }
    public var touchedCount: Int { model.touchedCount }
    public var seenCount: Int { model.seen.count }
}
