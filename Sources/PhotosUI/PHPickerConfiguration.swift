public import Photos

/// What a picker shows and how much may be chosen.
///
/// > Contract: PhotosUI, PHPickerConfiguration
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The format of what is loaded.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As the system thinks best.
        case automatic = 0
        /// As in the library.
        case current = 1
        /// In the format that most apps read.
        case compatible = 2
    }
    /// What happens to what is chosen.
    public enum Selection: Int, Sendable {
        /// It is marked.
        case `default` = 0
        /// It is numbered, and the results have its order.
        case ordered = 1
        /// The delegate is notified of each choice.
        case continuous = 2
        /// Both.
        case continuousAndOrdered = 3

        var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
        var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
    }

    private let hasLibrary: Bool
    /// Without a library results have no identifiers.
    var givesIdentifiers: Bool { hasLibrary }

    /// A picker of one photo. Results have no identifiers of assets.
    public init() { hasLibrary = false }
    /// A picker of one photo, whose results have identifiers of assets in the library.
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

    /// The format; without effect: photos of the library are JPEG, PNG or GIF, and given as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// What happens to what is chosen.
    public var selection = Selection.default
    /// How many may be chosen: 1 by default, 0 for any number.
    public var selectionLimit = 1
    /// Which ones are shown; nil for all.
    public var filter: PHPickerFilter?
    /// What is chosen from the beginning. Needs a library.
    public var preselectedAssetIdentifiers: [String] = []

    /// Changes of a picker that is shown.
    public struct Update: Hashable, Sendable {
        /// How many may be chosen; nil as before.
        public var selectionLimit: Int?
        /// Changes nothing yet.
        public init() {}
    }
}
