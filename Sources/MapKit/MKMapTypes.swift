public import Foundation

/// Which kind of map a view shows. > Contract: MapKit, MKMapType
/// > Partial: Ferry has no satellite images: kinds with them show the same map on a darker ground, with a line in the log.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite = 1
    case hybrid = 2
    case satelliteFlyover = 3
    case hybridFlyover = 4
    case mutedStandard = 5
}

/// How a map follows the user. > Contract: MapKit, MKUserTrackingMode
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    /// The map moves along with the user.
    case follow = 1
    /// The map also turns; as the device has no compass, it does not here.
    case followWithHeading = 2
}

/// Where an overlay is among what a map draws. > Contract: MapKit, MKOverlayLevel
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads = 0
    case aboveLabels = 1
}

/// When a part of a map is visible. > Contract: MapKit, MKFeatureVisibility
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive = 0
    case hidden = 1
    case visible = 2
}

/// The states of dragging an annotation. > Contract: MapKit, MKAnnotationView.DragState
public enum MKAnnotationViewDragState: UInt, Sendable {
    case none = 0
    case starting = 1
    case dragging = 2
    case canceling = 3
    case ending = 4
}

/// The scale of a map: screen points for a map point. > Contract: MapKit, MKZoomScale
public typealias MKZoomScale = CGFloat

/// How important it is that an annotation is visible. > Contract: MapKit, MKFeatureDisplayPriority
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which annotation is above another. > Contract: MapKit, MKAnnotationViewZPriority
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

/// An error of MapKit. > Contract: MapKit, MKError
public struct MKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
        case decodingFailed = 6
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
}
/// The domain of ``MKError`` as `NSError`.
public let MKErrorDomain = "MKErrorDomain"

/// The identifier of the views that a map makes for annotations without a delegate's.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the views that a map makes for clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
