/// Images between two parts of a control, for each pair of states.
///
/// A pair without an image has the image of the normal pair.
struct SegmentPairTable {
    private struct Pair: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    private var images: [Pair: UIImage] = [:]

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[Pair(left: left, right: right)] }
        set { images[Pair(left: left, right: right)] = newValue }
    }

    func value(left: UIControl.State, right: UIControl.State) -> UIImage? { self[left, right] ?? self[.normal, .normal] }

    var isEmpty: Bool { images.isEmpty }
}
