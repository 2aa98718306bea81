extension UIImagePickerController {
    /// Where photos come from.
    public enum SourceType: Int, Sendable {
        /// The device's photo library.
        case photoLibrary = 0
        /// The device's camera.
        case camera = 1
        /// The album of all photos; as `.photoLibrary`.
        case savedPhotosAlbum = 2
    }
    /// One of the cameras.
    public enum CameraDevice: Int, Sendable {
        /// On the back.
        case rear = 0
        /// On the side of the screen.
        case front = 1
    }
    /// What the camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photos.
        case photo = 0
        /// Videos; the simulated camera takes none.
        case video = 1
    }
    /// Whether a flash is used.
    public enum CameraFlashMode: Int, Sendable {
        /// No.
        case off = -1
        /// As needed.
        case auto = 0
        /// Yes.
        case on = 1
    }
    /// The quality of videos.
    public enum QualityType: Int, Sendable {
        /// High.
        case typeHigh = 0
        /// Medium.
        case typeMedium = 1
        /// Low.
        case typeLow = 2
        /// 640 × 480.
        case type640x480 = 3
        /// 1280 × 720.
        case typeIFrame1280x720 = 4
        /// 960 × 540.
        case typeIFrame960x540 = 5
    }
    /// The format of files.
    public enum ImageURLExportPreset: Int, Sendable {
        /// JPEG instead of HEIC.
        case compatible = 0
        /// As in the library.
        case current = 1
    }
    /// Keys of what a delegate receives.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The uniform type, a `String`: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The photo, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part that the user chose, a `UIImage`; only with `allowsEditing`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The place of that part in the photo, an `NSValue` with a `CGRect`. > Units: pixels.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video; never there.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The older name of a photo of the library, a `URL`.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What the camera wrote about a new photo, a dictionary.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A Live Photo; never there.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The `PHAsset`, if the app may use the library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// A copy of the photo's file among the app's temporary files, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
