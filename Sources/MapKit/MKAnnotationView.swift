internal import CoreGraphics
public import Foundation
internal import MapEngine
public import UIKitCore

/// Shows an annotation on a map.
///
/// > Contract: MapKit, MKAnnotationView
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    public typealias DragState = MKAnnotationViewDragState
    /// Which part of a view collides with others. > Contract: MapKit, MKAnnotationView.CollisionMode
    public enum CollisionMode: Int, Sendable {
        case rectangle = 0
        case circle = 1
        case none = 2
    }

    /// Views with the same identifier take the place of one another; nil: never reused.
    public let reuseIdentifier: String?
    /// What is shown; the map sets it.
    open var annotation: (any MKAnnotation)?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called before another annotation gets the view; subclasses reset what they changed.
    open func prepareForReuse() {}
    /// Called before the view appears on the map; subclasses may load what it needs.
    open func prepareForDisplay() {}

    private let imageView = UIImageView()
    /// The image; the view has its size.
    open var image: UIImage? {
        didSet {
            if imageView.superview == nil { insertSubview(imageView, at: 0) }
            imageView.image = image
            let center = center
            bounds = CGRect(origin: .zero, size: image?.size ?? .zero)
            imageView.frame = bounds
            self.center = center
            map?.placeAnnotations()
        }
    }
    /// From the annotation's position to the view's center. > Units: points.
    open var centerOffset: CGPoint = .zero { didSet { map?.placeAnnotations() } }
    /// From the top of the view's middle to the callout's tip. > Units: points.
    open var calloutOffset: CGPoint = .zero
    /// Where an accessory is; no effect here.
    open var accessoryOffset: CGPoint = .zero

    // MARK: Selection

    /// Whether touches select the annotation; true by default.
    open var isEnabled = true
    open var isHighlighted = false
    /// Whether the annotation is selected.
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    private var isChosen = false
    /// Called by the map when the selection changes; apps do not call it. Subclasses call super.
    open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

    /// Whether a callout appears when the annotation is selected and has a title; false by default.
    open var canShowCallout = false { didSet { map?.updateCallout() } }
    open var leftCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
    open var rightCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
    /// Shown in place of the subtitle.
    open var detailCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }

    // MARK: Dragging

    /// Whether the annotation moves after a long press; its class needs a settable coordinate: `MKPointAnnotation` has one.
    open var isDraggable = false
    /// The state of dragging. A view that the map sets to `starting` and `ending` goes on by itself.
    open var dragState: MKAnnotationViewDragState = .none
    /// Called when dragging begins and ends. Subclasses that animate it set `dragState` when they are ready.
    open func setDragState(_ newDragState: MKAnnotationViewDragState, animated: Bool) { dragState = newDragState }

    // MARK: Clusters

    /// Annotations with the same identifier that collide are shown as one; nil: never.
    open var clusteringIdentifier: String? { didSet { if clusteringIdentifier != oldValue { map?.clustersChanged() } } }
    /// The view of the cluster that the annotation is in.
    open internal(set) weak var cluster: MKAnnotationView?
    /// A view with less than `.required` is not visible while it collides with one of higher priority.
    open var displayPriority: MKFeatureDisplayPriority = .required { didSet { map?.placeAnnotations() } }
    /// Whether the view's frame, or a circle in its middle, collides with other views.
    open var collisionMode: CollisionMode = .rectangle { didSet { map?.placeAnnotations() } }
    open var zPriority: MKAnnotationViewZPriority = .defaultUnselected { didSet { map?.placeAnnotations() } }
    open var selectedZPriority: MKAnnotationViewZPriority = .defaultSelected { didSet { map?.placeAnnotations() } }

    weak var map: MKMapView?
    /// What collides with other views while the annotation is at a place of the map view.
    func collisionShape(at place: CGPoint) -> CollisionShape {
        let kind: CollisionShape.Kind =
            switch collisionMode {
            case .rectangle: .rectangle
            case .circle: .circle
            case .none: .none
            }
        return CollisionShape(
            kind, middle: ViewPoint(Double(place.x + centerOffset.x), Double(place.y + centerOffset.y)), width: Double(bounds.width),
            height: Double(bounds.height))
    }
}
