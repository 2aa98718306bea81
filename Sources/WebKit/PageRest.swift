/// When a page that has changed rests, so that it is worth reading again.
struct PageRest {
    /// Frames without a change after which a page rests.
    private static let rest = 2
    /// Images after which a page that never rests is read.
    private static let patience = 30

    private var isStale = true
    private var (framesOfRest, images) = (0, 0)

    /// A frame was drawn; `hasImage` says that it has changed the page's look.
    mutating func didStep(hasImage: Bool) {
        if hasImage {
            isStale = true
            (framesOfRest, images) = (0, images + 1)
        } else {
            framesOfRest += 1
        }
    }

    /// Whether the page is to be read now; it has been, from then on.
    mutating func isDue() -> Bool {
        guard isStale, framesOfRest >= Self.rest || images >= Self.patience else { return false }
        (isStale, images) = (false, 0)
        return true
    }
}
