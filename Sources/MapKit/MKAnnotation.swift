public import CoreLocation
public import Foundation
internal import ObjectiveC
internal import UIKitCore

/// What Ferry needs so that optional properties of an annotation have the type that they have with an Objective-C runtime.
@_documentation(visibility: private)
public protocol MKOptionalTitles: NSObjectProtocol {}

extension MKOptionalTitles {
    /// The title as an optional member of a protocol.
    public var title: String?? { (self as? any MKAnnotation).map { Titles.title($0) } }
    /// The subtitle as an optional member of a protocol.
    public var subtitle: String?? { (self as? any MKAnnotation).map { Titles.subtitle($0) } }
}

/// An annotation's texts in one optional.
enum Titles {
    static func title(_ annotation: any MKAnnotation) -> String? {
        let title: String? = annotation.title
        return title
    }
    static func subtitle(_ annotation: any MKAnnotation) -> String? {
        let subtitle: String? = annotation.subtitle
        return subtitle
    }
}

/// A place with data that a map view shows as a view. Title and subtitle are optional.
///
/// > Contract: MapKit, MKAnnotation
/// > Partial: a view follows the coordinates of `MKPointAnnotation` and `MKUserLocation` at once, those of an app's classes when the map moves.
public protocol MKAnnotation: MKOptionalTitles {
    /// Where the annotation is.
    var coordinate: CLLocationCoordinate2D { get }
    /// The first line of the callout.
    @_disfavoredOverload var title: String? { get }
    /// The second line of the callout.
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// What annotations and overlays with a title have in common.
///
/// > Contract: MapKit, MKShape
open class MKShape: NSObject, MKAnnotation {
    open var title: String? { didSet { noteChange() } }
    open var subtitle: String? { didSet { noteChange() } }
    /// Where the shape is; subclasses say.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    let changes = AnnotationChanges()
    func noteChange() { changes.tell() }
}

/// Those who show an annotation, by who they are.
final class AnnotationChanges {
    private var observers: [ObjectIdentifier: @MainActor @Sendable () -> Void] = [:]

    func observe(_ owner: AnyObject, _ body: (@MainActor @Sendable () -> Void)?) { observers[ObjectIdentifier(owner)] = body }
    func tell() { for body in observers.values { ApplicationContext.soon(body) } }
}

extension ApplicationContext {
    /// Runs `body` now on the main thread, or later from another.
    nonisolated static func soon(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { later(body) }
    }
}

/// An annotation at a place.
///
/// > Contract: MapKit, MKPointAnnotation
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    /// An annotation on the equator, without texts.
    public override init() { super.init() }
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }

    /// Where the annotation is; its view moves along.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            noteChange()
        }
    }
}

/// Annotations that are shown as one, since their views would cover one another.
///
/// > Contract: MapKit, MKClusterAnnotation
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The first line of the callout; by default the number of members.
    open var title: String?
    open var subtitle: String?
    /// The annotations that it stands for.
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
        title = memberAnnotations.first.flatMap { Titles.title($0) }
        if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
    }

    /// The middle of the members.
    open var coordinate: CLLocationCoordinate2D {
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard !points.isEmpty else { return kCLLocationCoordinate2DInvalid }
        let sum = points.reduce((0.0, 0.0)) { ($0.0 + $1.x, $0.1 + $1.y) }
        return MKMapPoint(x: sum.0 / Double(points.count), y: sum.1 / Double(points.count)).coordinate
    }
}

/// The user's location as an annotation.
///
/// > Contract: MapKit, MKUserLocation. > Partial: the device has no compass: `heading` is nil.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The location; nil before the device reported one.
    open internal(set) var location: CLLocation?
    /// Whether the location is determined at present.
    open internal(set) var isUpdating = false
    /// The direction; nil here.
    open var heading: CLHeading? { nil }
    open var title: String? = SystemStringTable.system.text("My Location", locale: Locale.current.identifier)
    open var subtitle: String?
    /// Where the user is; invalid before the device reported a location.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
