/// Pictures between two parts of a control, for the states of both.
///
/// A pair without a picture shows the picture of the normal pair.
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
