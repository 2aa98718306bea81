import ImagePipeline
import UIKit

/// Shows an image of the service, and a placeholder until it is there.
class RemoteImageView: UIImageView {
    /// Where images come from.
    var store = ImageStore.shared
    /// Runs another try after so many seconds.
    var later: (_ seconds: Int, _ body: @escaping @MainActor () -> Void) -> Void = { seconds, body in
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) { body() }
    }
    private(set) var path: String?
    private var task: ImageTask?
    private var retries = 0
    /// Called when an image, not the placeholder, is shown.
    var onImage: ((UIImage) -> Void)?

    /// - Parameter longestSide: in pixels.
    func show(_ path: String?, placeholder: UIImage? = nil, longestSide: CGFloat) {
        guard path != self.path || image == nil else { return }
        cancel()
        self.path = path
        guard let path else { image = placeholder; return }
        if let known = store.image(path, longestSide: longestSide) {
            image = known
            onImage?(known)
            return
        }
        image = placeholder
        load(path, longestSide)
    }

    private func load(_ path: String, _ longestSide: CGFloat) {
        task = store.load(path, longestSide: longestSide) { [weak self] image in
            guard let self, self.path == path else { return }
            if let image {
                self.image = image
                self.onImage?(image)
            } else if self.retries < 2 {
                // Once soon, once later; after that when it is shown again.
                self.retries += 1
                self.later(2 * self.retries) { [weak self] in
                    if let self, self.path == path { self.load(path, longestSide) }
                }
            } else {
                self.path = nil
            }
        }
    }

    /// For reuse: nothing that was asked for before is shown any more, also where the next thing has no image.
    func cancel() {
        task?.cancel()
        image = nil
        task = nil
        path = nil
        retries = 0
    }
}
