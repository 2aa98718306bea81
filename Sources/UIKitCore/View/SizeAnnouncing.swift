internal import CoreGraphics
internal import Foundation

/// A view that announces a change of its intrinsic size only if the size differs from the one last known.
@preconcurrency @MainActor protocol SizeAnnouncing: UIView {
    /// The intrinsic size as last read or compared; nil while nothing knows it. A class whose size costs nothing sets it at first.
    var readSize: CGSize? { get set }
    /// The intrinsic size of the class, without what a subclass of the app makes of it.
    var naturalSize: CGSize { get }
}

extension SizeAnnouncing {
    /// For `intrinsicContentSize`.
    func readNaturalSize() -> CGSize {
        let size = naturalSize
        readSize = size
        return size
    }

    /// For changes after which the size may be another one. A size that nothing knows is not calculated for this.
    func announceSizeChange() {
        if let old = readSize {
            let new = naturalSize
            guard new != old else { return }
            readSize = new
        }
        invalidateIntrinsicContentSize()
    }
}
