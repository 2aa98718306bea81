internal import PhotoLibrary
public import Photos

/// Which photos a picker shows.
///
/// > Contract: PhotosUI, PHPickerFilter
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case kinds(Set<PhotoAsset.Kind>)
        case any([Rule])
        case all([Rule])
        case not(Rule)

        func holds(_ kind: PhotoAsset.Kind) -> Bool {
            switch self {
            case .kinds(let kinds): kinds.contains(kind)
            case .any(let rules): rules.contains { $0.holds(kind) }
            case .all(let rules): rules.allSatisfy { $0.holds(kind) }
            case .not(let rule): !rule.holds(kind)
            }
        }
    }
    private let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }
    private static func kinds(_ kinds: PhotoAsset.Kind...) -> PHPickerFilter { PHPickerFilter(.kinds(Set(kinds))) }

    func shows(_ asset: PhotoAsset) -> Bool { rule.holds(asset.kind) }

    /// Photos.
    public static let images = kinds(.photo, .screenshot, .panorama, .animation)
    /// Videos; the device's library has none.
    public static let videos = kinds()
    /// Live Photos; the device's library has none.
    public static let livePhotos = kinds()
    /// Photos with depth; the device's library has none.
    public static let depthEffectPhotos = kinds()
    /// Series; the device's library has none.
    public static let bursts = kinds()
    /// Wide photos of landscapes.
    public static let panoramas = kinds(.panorama)
    /// Photos of the screen.
    public static let screenshots = kinds(.screenshot)
    /// Videos of the screen; the device's library has none.
    public static let screenRecordings = kinds()
    /// Videos whose focus can be changed; the device's library has none.
    public static let cinematicVideos = kinds()
    /// Slow videos; the device's library has none.
    public static let slomoVideos = kinds()
    /// Fast videos; the device's library has none.
    public static let timelapseVideos = kinds()

    /// Those that are shown in a way.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        switch playbackStyle {
        case .image: kinds(.photo, .screenshot, .panorama)
        case .imageAnimated: kinds(.animation)
        case .unsupported, .livePhoto, .video, .videoLooping: kinds()
        }
    }
    /// Those that one of the filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters.map(\.rule))) }
    /// Those that all filters show.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters.map(\.rule))) }
    /// Those that a filter does not show.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter.rule)) }
}
