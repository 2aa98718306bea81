public import CoreGraphics
public import CoreLocation
internal import Foundation
internal import MapEngine
internal import ProgrammerErrors
public import UIKitCore

extension MKMapView {
    // MARK: Region

    /// The visible region. Setting it shows the whole of it, and more in one direction if its shape is not that of the view.
    public var region: MKCoordinateRegion {
        get { shown(camera2D) }
        set { setRegion(newValue, animated: false) }
    }
    /// Shows a region, perhaps with an animation.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            ProgrammerError.raise("Invalid Region <center:\(region.center.latitude), \(region.center.longitude)>")
        }
        move(animated: animated) { $0.fit(region.rect, middle: Mercator.point(GlobePoint(region.center))) }
    }
    /// The region that would be visible after setting one.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        var camera = camera2D
        camera.fit(region.rect, middle: Mercator.point(GlobePoint(region.center)))
        return shown(camera)
    }

    private func shown(_ camera: MapCamera) -> MKCoordinateRegion {
        let rect = camera.visibleRect
        let top = Mercator.place(WorldPoint(0, rect.y)).latitude
        let bottom = Mercator.place(WorldPoint(0, rect.maxY)).latitude
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(Mercator.place(camera.middle)),
            span: MKCoordinateSpan(latitudeDelta: top - bottom, longitudeDelta: min(rect.width / Mercator.worldSide * 360, 360)))
    }

    /// What is in the middle.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D(Mercator.place(camera2D.middle)) }
        set { setCenter(newValue, animated: false) }
    }
    /// Moves the map without changing its scale.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        move(animated: animated) { $0.move(to: Mercator.point(GlobePoint(coordinate))) }
    }

    // MARK: Rectangles

    /// The rectangle that is visible; around it in a turned map. > Units: map points.
    public var visibleMapRect: MKMapRect {
        get { MKMapRect(camera2D.visibleRect) }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }
    /// Shows a rectangle within insets of the view.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        move(animated: animate) { $0.fit(mapRect.world, insets: ViewInsets(insets)) }
    }
    /// The rectangle that would be visible after setting one.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        var camera = camera2D
        camera.fit(mapRect.world, insets: ViewInsets(insets))
        return MKMapRect(camera.visibleRect)
    }

    // MARK: Camera

    /// From where the map is seen; a copy.
    public var camera: MKMapCamera {
        get {
            MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: camera2D.distance, pitch: 0, heading: camera2D.heading)
        }
        set { setCamera(newValue, animated: false) }
    }
    /// Shows the map from a camera; its pitch has no effect, a line in the log says so.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        if camera.pitch != 0 { applicationContext.send(.log("MKMapView: the map is seen from above; the camera's pitch has no effect")) }
        let (center, distance, heading) = (camera.centerCoordinate, camera.centerCoordinateDistance, camera.heading)
        move(animated: animated) {
            $0.look(at: GlobePoint(center), distance: distance > 0 ? distance : nil, heading: heading)
        }
    }
    /// How far the camera may be; nil for the map's own limits.
    public var cameraZoomRange: CameraZoomRange! {
        get { zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange
        move(animated: animated) { [weak self] in self?.limit(&$0) }
    }
    /// Where the middle may be; nil for everywhere.
    public var cameraBoundary: CameraBoundary? {
        get { boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        boundary = cameraBoundary
        move(animated: animated) { [weak self] in self?.limit(&$0) }
    }

    func applyCameraLimits() { limit(&camera2D) }
    private func limit(_ camera: inout MapCamera) {
        let nearest = zoomRange?.minCenterCoordinateDistance ?? MKMapCameraZoomDefault
        let farthest = zoomRange?.maxCenterCoordinateDistance ?? MKMapCameraZoomDefault
        let latitude = Mercator.place(camera.middle).latitude
        let low = farthest > 0 ? camera.scale(atDistance: farthest, latitude: latitude) : 0
        let high = nearest > 0 ? camera.scale(atDistance: nearest, latitude: latitude) : MapCamera.largestScale
        camera.scales = min(low, high)...max(low, high)
        camera.bounds = boundary?.mapRect.world ?? .world
    }

    // MARK: Changes

    /// Changes the camera: at once, or later if the view has no size yet.
    func move(animated: Bool, _ change: @escaping (inout MapCamera) -> Void) {
        guard bounds.width > 0, bounds.height > 0 else {
            let earlier = pendingFit
            pendingFit = { [weak self] in
                earlier?()
                if let self { change(&camera2D) }
            }
            // Asked for now, it is answered as well as without a size.
            return change(&camera2D)
        }
        layoutIfNeeded()
        var goal = camera2D
        change(&goal)
        motion.go(to: goal, animated: animated && window != nil)
    }

    /// After a change of the camera.
    func cameraMoved() {
        canvas.update()
        placeAnnotations()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    // MARK: Conversion

    /// The position of a coordinate in a view; nil is the window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let position = camera2D.position(of: Mercator.point(GlobePoint(coordinate)))
        return convert(CGPoint(x: position.x, y: position.y), to: view)
    }
    /// The coordinate at a position in a view; nil is the window.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = convert(point, from: view)
        return CLLocationCoordinate2D(Mercator.place(camera2D.point(at: ViewPoint(Double(own.x), Double(own.y)))))
    }
    /// The rectangle of a region in a view.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.rect
        let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)]
        let shift = Mercator.nearest(rect.middle, to: camera2D.middle.x).x - rect.middle.x
        let positions = corners.map { camera2D.exactPosition(of: WorldPoint($0.0 + shift, $0.1)) }.map { CGPoint(x: $0.x, y: $0.y) }
        let box = positions.dropFirst().reduce(CGRect(origin: positions[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        return convert(box, to: view)
    }
    /// The region of a rectangle in a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let own = convert(rect, from: view)
        let corners = [
            (own.minX, own.minY), (own.maxX, own.minY), (own.minX, own.maxY), (own.maxX, own.maxY),
        ].map { camera2D.point(at: ViewPoint(Double($0.0), Double($0.1))) }
        return MKCoordinateRegion(MKMapRect(WorldRect(enclosing: corners) ?? .world))
    }
}

extension ViewInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }
}
