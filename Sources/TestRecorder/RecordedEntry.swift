internal import DriveProtocol

/// One action of a user before the elements that it is about are known.
struct RecordedEntry: Sendable {
    struct Tap: Sendable {
        var place: DrivePoint
        /// The number of the screen before it.
        var screen: Int
    }

    enum Kind: Sendable {
        case taps([Tap])
        case stroke(FingerStroke.Shape)
        case wheel(DrivePoint, Double, Double)
        case typed([TypedPiece])
        case device(RecordedDeviceAction)
    }

    var kind: Kind
    /// The number of the screen before it.
    var before: Int
    /// Numbers of screens after it.
    var after: [Int] = []
    /// > Units: seconds.
    var began: Double
    var ended: Double

    init(kind: Kind, before: Int, began: Double, ended: Double) {
        (self.kind, self.before, self.began, self.ended) = (kind, before, began, ended)
    }

    /// All screens that its statements need.
    var screens: [Int] {
        guard case .taps(let taps) = kind else { return [before] + after }
        return taps.map(\.screen) + after
    }

    /// Whether the keyboard may belong to another element after a key.
    static func movesFocus(_ piece: TypedPiece?) -> Bool { piece == .key(.tab) || piece == .key(.return) || piece == .key(.escape) }
}
