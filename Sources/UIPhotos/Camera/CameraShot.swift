internal import AVFoundation
internal import CoreGraphics
internal import PhotoLibrary

/// Photos of the simulated camera: 3 to 4, from the middle of its image.
enum CameraShot {
    static func image(of device: UIImagePickerController.CameraDevice) -> CGImage? {
        guard let image = CameraImage.image(of: device == .front ? .front : .back) else { return nil }
        let whole = CGSize(width: image.width, height: image.height)
        let height = min(whole.height, (whole.width * 4 / 3).rounded())
        return image.cropping(to: CGRect(x: 0, y: ((whole.height - height) / 2).rounded(), width: whole.width, height: height))
    }
}
