import UIKit

/// An image of the viewer.
struct PhotoItem {
    /// Shown until the large one is there.
    var thumbnail: UIImage?
    /// Of the large image.
    var path: String
    var isGIF: Bool
}

@MainActor protocol PhotoViewerDelegate: AnyObject {
    /// The view that an image came from and goes back to; nil if it is not on the screen.
    func photoViewer(_ viewer: PhotoViewerController, thumbnailAt index: Int) -> UIImageView?
}

/// Places and zoom of images, without views.
enum PhotoLayout {
    /// An image fitted into a screen: as wide as it can be, centred; what is much higher than the screen begins at the top.
    static func frame(of size: CGSize, in screen: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: screen) }
        let isLong = size.height / size.width > 2.5 * screen.height / screen.width
        let scale = isLong ? screen.width / size.width : min(screen.width / size.width, screen.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: (screen.width - fitted.width) / 2, y: max(0, (screen.height - fitted.height) / 2), width: fitted.width, height: fitted.height
        )
    }

    /// What a double tap shows: that point, at twice the size.
    static func zoom(to point: CGPoint, scale: CGFloat, in screen: CGSize) -> CGRect {
        let size = CGSize(width: screen.width / scale, height: screen.height / scale)
        return CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    }
}
