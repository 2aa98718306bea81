public import CoreLocation
public import Foundation

/// From where a map is seen.
///
/// > Contract: MapKit, MKMapCamera
/// > Partial: a map is seen from straight above; `pitch` is kept in the camera, but a map view's camera has 0.
open class MKMapCamera: NSObject, NSCopying {
    /// What is in the middle of the view.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The direction that is up. > Units: degrees clockwise from north.
    open var heading: CLLocationDirection = 0
    /// The angle of the view. > Units: degrees from straight down.
    open var pitch: CGFloat = 0
    /// From the eye to the center. > Units: meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The height of the eye above the ground; the older form of the distance. > Units: meters.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    public override init() { super.init() }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        (centerCoordinateDistance, self.pitch, self.heading) = (distance, pitch, heading)
    }

    /// Looks from a place at a height to another.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let ground = center.distance(to: eye)
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = (ground * ground + eyeAltitude * eyeAltitude).squareRoot()
        pitch = CGFloat(atan2(ground, eyeAltitude) * 180 / .pi)
        let angle = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        heading = ground == 0 ? 0 : (angle < 0 ? angle + 360 : angle)
    }

    /// A camera with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

extension MKMapView {
    /// How far a map's camera may be from the ground. > Contract: MapKit, MKMapView.CameraZoomRange
    open class CameraZoomRange: NSObject {
        /// > Units: meters.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// > Units: meters.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// nil if the first distance is larger than the second.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            guard minDistance <= maxDistance || maxDistance == MKMapCameraZoomDefault else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
        }
    }

    /// Where the middle of a map may be. > Contract: MapKit, MKMapView.CameraBoundary
    open class CameraBoundary: NSObject {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
        }
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid else { return nil }
            self.init(mapRect: MKMapRect(region.rect))
        }
    }
}

/// A distance without a limit of its own.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
