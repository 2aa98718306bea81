internal import Foundation

/// What a row that is pulled aside shows in the room it leaves.
@MainActor struct PulledContent {
    /// Of the content, towards the trailing side where positive. > Units: points.
    var offset: CGFloat = 0

    nonisolated init() {}

    var isOpen: Bool { offset != 0 }

    func layOut(in cell: UITableViewCell) {}

    mutating func reset(_ cell: UITableViewCell) { offset = 0 }
}
