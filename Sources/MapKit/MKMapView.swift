internal import CoreGraphics
internal import CoreLocation
public import Foundation
internal import MapEngine
internal import QuartzCore
public import UIKitCore

/// Shows a map, with annotations and overlays.
///
/// > Contract: MapKit, MKMapView
/// > Partial: the map has the countries and cities of Natural Earth at 1:110 million, without a network; it is flat, without buildings, traffic
/// > and points of interest. It is limited to the height of the world.
@preconcurrency @MainActor open class MKMapView: UIView {
    /// Is notified and provides views; not retained.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { delegateChanged() } }

    var camera2D = MapCamera(width: 1, height: 1)
    let tileGround = TileGround()
    let canvas = MapCanvas()
    let annotationLayer = AnnotationContainer()
    var callout: CalloutView?
    lazy var gestures = MapGestures(self)
    lazy var motion = MapMotion(self)
    lazy var locating = MapLocating(self)
    /// What was asked for before the view had a size.
    var pendingFit: (() -> Void)?
    /// Whether a gesture moves the map.
    var isInGesture = false

    /// Creates a map of the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        let properties = PropertyDecoder(self, coder)
        let type = coder.decodeInteger(forKey: "MKMapType")
        if type > 0, let type = MKMapType(rawValue: UInt(type)) { mapType = type }
        properties.flag("MKZoomEnabled", \.isZoomEnabled)
        properties.flag("MKScrollEnabled", \.isScrollEnabled)
        properties.flag("MKRotateEnabled", \.isRotateEnabled)
        properties.flag("MKPitchEnabled", \.isPitchEnabled)
        properties.flag("MKShowsUserLocation", \.showsUserLocation)
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        tileGround.map = self
        canvas.map = self
        annotationLayer.map = self
        for view in [tileGround, canvas, annotationLayer] as [UIView] { addSubview(view) }
        gestures.attach()
        layOut()
        camera2D.fit(.world)
        pendingFit = { [weak self] in self?.camera2D.fit(.world) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    private func layOut() {
        for view in [tileGround, canvas, annotationLayer] as [UIView] where view.frame != bounds { view.frame = bounds }
        let size = (Double(bounds.width), Double(bounds.height))
        guard size.0 > 0, size.1 > 0, size != (camera2D.width, camera2D.height) || pendingFit != nil else { return }
        camera2D.resize(width: size.0, height: size.1)
        applyCameraLimits()
        pendingFit?()
        pendingFit = nil
        cameraMoved()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else {
            motion.stop()
            return
        }
        contentScaleFactor = traitCollection.displayScale > 0 ? traitCollection.displayScale : contentScaleFactor
        startLoading()
    }

    private var hasLoaded = false
    /// The map is in memory: loading and drawing begin and end in one turn.
    private func startLoading() {
        guard !hasLoaded, window != nil else { return }
        hasLoaded = true
        ApplicationContext.later { [weak self] in
            guard let self else { return }
            delegate?.mapViewWillStartLoadingMap(self)
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewWillStartRenderingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    /// Views and renderers that there are without the delegate are asked for again.
    private func delegateChanged() {
        guard delegate != nil else { return }
        makeAgain()
    }

    // MARK: Content

    /// The kind of map.
    open var mapType: MKMapType = .standard {
        didSet {
            canvas.update()
            if [.satellite, .hybrid, .satelliteFlyover, .hybridFlyover].contains(mapType), mapType != oldValue {
                applicationContext.send(.log("MKMapView: there are no satellite images; the map shows countries on a darker ground"))
            }
        }
    }
    /// Whether touches zoom; true by default.
    open var isZoomEnabled = true
    /// Whether touches move the map; true by default.
    open var isScrollEnabled = true
    /// Whether touches turn the map; true by default.
    open var isRotateEnabled = true
    /// Whether touches tilt the map; they do not here.
    open var isPitchEnabled = true
    /// Whether buildings are shown; there are none here.
    open var showsBuildings = true
    /// Whether traffic is shown; there is none here.
    open var showsTraffic = false {
        didSet { if showsTraffic { applicationContext.send(.log("MKMapView: no traffic is known; showsTraffic has no effect")) } }
    }
    /// Whether a compass appears on a turned map; none does here: `heading` is in the camera.
    open var showsCompass = true
    /// Whether a scale appears while the map is zoomed; none does here.
    open var showsScale = false {
        didSet { if showsScale { MapLog.note("MKMapView: the map has no scale; showsScale has no effect") } }
    }
    /// Which points of interest are shown; there are none here.
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        didSet {
            if pointOfInterestFilter != nil {
                MapLog.note("MKMapView: no points of interest are known; pointOfInterestFilter has no effect")
            }
        }
    }

    // MARK: Stored by the extensions

    var items: [MapAnnotationItem] = []
    var clusters: [MapAnnotationItem] = []
    var reusable: [String: [MKAnnotationView]] = [:]
    var registered: [String: MKAnnotationView.Type] = [:]
    var selected: MapAnnotationItem?
    /// Views are being made: what they set does not place them again.
    var isPlacing = false
    var layers: [OverlayItem] = []
    var zoomRange: CameraZoomRange?
    var boundary: CameraBoundary?

    /// The user's location; its coordinate is invalid before the device reported one.
    public let userLocation = MKUserLocation()
    /// Whether the user's location is an annotation; false by default. The app asks for the permission.
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { locating.update() } } }
    /// How the map follows the user.
    open var userTrackingMode: MKUserTrackingMode {
        get { locating.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        canvas.update()
    }
}

/// Which points of interest are shown. > Contract: MapKit, MKPointOfInterestFilter. > Partial: the map has none.
open class MKPointOfInterestFilter: NSObject {
    private let includesAll: Bool
    private init(all: Bool) { includesAll = all }
    public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(all: true) }
    public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(all: false) }
}
