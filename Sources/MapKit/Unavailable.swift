public import Foundation
public import UIKitCore

// Declared so that the compiler says why they are not there.

/// Draws a line in several colors; not available in Ferry.
@available(*, unavailable, message: "Ferry draws lines of a map in one color: MKPolylineRenderer")
open class MKGradientPolylineRenderer: MKPolylineRenderer {}

/// Distances as text; not available in Ferry.
@available(*, unavailable, message: "Use MeasurementFormatter or LengthFormatter")
open class MKDistanceFormatter: Formatter {}

/// Images of maps without a view; not available in Ferry.
@available(*, unavailable, message: "Ferry makes no snapshots of maps; draw a hidden MKMapView with drawHierarchy(in:afterScreenUpdates:)")
open class MKMapSnapshotter: NSObject {
    /// What an image of a map shows.
    open class Options: NSObject {}
    /// An image of a map.
    open class Snapshot: NSObject {}
}

/// Searches points of interest; not available in Ferry.
@available(*, unavailable, message: "Ferry knows no points of interest")
open class MKLocalPointsOfInterestRequest: NSObject {}

/// A button that shows north; not available in Ferry.
@available(*, unavailable, message: "Ferry's map has no compass; set camera.heading to 0 from a button of the app")
open class MKCompassButton: UIView {}

/// A scale of distances; not available in Ferry.
@available(*, unavailable, message: "Ferry's map has no scale; MKMetersPerMapPointAtLatitude(_:) gives what it needs")
open class MKScaleView: UIView {}

/// How a map looks; not available in Ferry.
@available(*, unavailable, message: "Ferry's map has one look; mapType chooses the kind of map")
open class MKMapConfiguration: NSObject {}

/// The look of a map with streets; not available in Ferry.
@available(*, unavailable, message: "Ferry's map has one look; mapType chooses the kind of map")
open class MKStandardMapConfiguration: MKMapConfiguration {}

/// The look of a map of images; not available in Ferry.
@available(*, unavailable, message: "Ferry has no satellite images")
open class MKImageryMapConfiguration: MKMapConfiguration {}

/// The look of a map of images with names; not available in Ferry.
@available(*, unavailable, message: "Ferry has no satellite images")
open class MKHybridMapConfiguration: MKMapConfiguration {}

/// Panoramas of streets; not available in Ferry.
@available(*, unavailable, message: "Ferry has no panoramas of streets")
open class MKLookAroundSceneRequest: NSObject {}

/// Shows panoramas of streets; not available in Ferry.
@available(*, unavailable, message: "Ferry has no panoramas of streets")
open class MKLookAroundViewController: UIViewController {}

/// Images of panoramas; not available in Ferry.
@available(*, unavailable, message: "Ferry has no panoramas of streets")
open class MKLookAroundSnapshotter: NSObject {}

/// A feature of the map that a user selects; not available in Ferry.
@available(*, unavailable, message: "Ferry's map has no features that can be selected")
open class MKMapFeatureAnnotation: NSObject {}

/// A place's details; not available in Ferry.
@available(*, unavailable, message: "Ferry has no details of places")
open class MKMapItemDetailViewController: UIViewController {}

/// Finds a place's address; not available in Ferry, deprecated since iOS 5.
@available(*, unavailable, message: "Use CLGeocoder")
open class MKReverseGeocoder: NSObject {}
