internal import CoreGraphics
public import Foundation
internal import MapEngine
internal import ProgrammerErrors
internal import UIKitCore

/// An annotation on a map, and its view while it is visible.
@MainActor final class MapAnnotationItem {
    let annotation: any MKAnnotation
    var view: MKAnnotationView?
    /// Where it is on the map view, at the last placing.
    var place = CGPoint.zero
    init(_ annotation: any MKAnnotation) { self.annotation = annotation }
}

/// Contains the views of annotations; only they receive touches.
@MainActor final class AnnotationContainer: UIView {
    weak var map: MKMapView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension MKMapView {
    /// The annotations, with the user's location while it is shown.
    public var annotations: [any MKAnnotation] { items.map(\.annotation) }

    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds annotations; those that are there already are not added again.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where item(of: annotation) == nil {
            items.append(MapAnnotationItem(annotation))
            (annotation as? MKShape)?.changes.observe(self) { [weak self] in self?.annotationChanged() }
        }
        placeAnnotations()
    }
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            guard let item = item(of: annotation) else { continue }
            if selected === item { select(nil, animated: false) }
            items.removeAll { $0 === item }
            (annotation as? MKShape)?.changes.observe(self, nil)
            retire(item)
        }
        placeAnnotations()
    }
    /// The annotations in a rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(items.filter { mapRect.contains(MKMapPoint($0.annotation.coordinate)) }.compactMap { $0.annotation as? NSObject })
    }
    /// The view of an annotation; nil while it is not visible.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        item(of: annotation)?.view ?? clusters.first { $0.annotation === annotation }?.view
    }
    /// The part of the map in which annotations are. > Coordinates: the map view's.
    public var annotationVisibleRect: CGRect { bounds }

    /// Shows annotations, as large as they fit with their views.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let points = annotations.map { MKMapPoint($0.coordinate).world }
        guard let rect = WorldRect(enclosing: points) else { return }
        // A single place has no extent: a kilometer around it.
        let least = 2000 * Mercator.pointsPerMeter(latitude: Mercator.place(rect.middle).latitude)
        let (width, height) = (max(rect.width, least), max(rect.height, least))
        let shown = WorldRect(x: rect.middle.x - width / 2, y: rect.middle.y - height / 2, width: width, height: height)
        setVisibleMapRect(MKMapRect(shown), edgePadding: UIEdgeInsets(top: 60, left: 30, bottom: 30, right: 30), animated: animated)
    }

    // MARK: Views

    /// Registers a class for an identifier, for `dequeueReusableAnnotationView(withIdentifier:for:)` and for annotations without a
    /// delegate's view.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// A view that left the map, ready for another annotation; nil without one.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = reusable[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }
    /// A view that left the map, or a new one of the registered class.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        let type = registered[identifier] ?? (identifier.hasPrefix("MKMapViewDefault") ? MKMarkerAnnotationView.self : nil)
        guard let type else {
            ProgrammerError.raise(
                "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier")
        }
        return DynamicAnnotationViews.make(type, annotation, identifier)
    }

    func item(of annotation: any MKAnnotation) -> MapAnnotationItem? { items.first { $0.annotation === annotation } }

    private func makeView(_ item: MapAnnotationItem) -> MKAnnotationView {
        let annotation = item.annotation
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? {
                if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
                let identifier =
                    annotation is MKClusterAnnotation
                    ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
                let made = dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
                if registered[identifier] == nil { made.canShowCallout = true }
                return made
            }()
        view.annotation = annotation
        view.map = self
        view.prepareForDisplay()
        return view
    }

    private func retire(_ item: MapAnnotationItem) {
        guard let view = item.view else { return }
        item.view = nil
        view.removeFromSuperview()
        view.map = nil
        view.cluster = nil
        if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
    }

    /// Makes all views again, after the delegate changed.
    func makeAgain() {
        for item in items + clusters { retire(item) }
        clusters = []
        reusable = [:]
        renewRenderers()
        placeAnnotations()
    }

    func clustersChanged() { if !isPlacing { placeAnnotations() } }
    func annotationChanged() {
        placeAnnotations()
        updateCallout()
    }

    // MARK: Places

    /// Gives visible annotations views, joins those that collide, and positions them.
    func placeAnnotations() {
        guard !isPlacing, bounds.width > 0 else { return }
        isPlacing = true
        var added: [MKAnnotationView] = []
        // Views reach beyond their annotation's place.
        let visible = bounds.insetBy(dx: -60, dy: -60)
        for item in items {
            item.place = position(item)
            let isVisible = CLLocationCoordinate2DIsValid(item.annotation.coordinate) && visible.contains(item.place)
            if isVisible || item === selected {
                if item.view == nil {
                    item.view = makeView(item)
                    if let view = item.view { added.append(view) }
                }
            } else {
                retire(item)
            }
        }
        join(&added)
        for item in clusters { item.place = position(item) }
        for item in items where item.view?.cluster != nil { item.view?.removeFromSuperview() }
        let shown = (items + clusters).filter { $0.view != nil && $0.view?.cluster == nil }
        let hidden = hidden(shown)
        for (index, item) in shown.enumerated() where hidden.contains(index) { item.view?.removeFromSuperview() }
        arrange(shown.enumerated().filter { !hidden.contains($0.offset) }.map(\.element))
        if let callout { annotationLayer.bringSubviewToFront(callout) }
        callout?.place()
        isPlacing = false
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }

    /// The indices of those that give way to others.
    private func hidden(_ shown: [MapAnnotationItem]) -> Set<Int> {
        Crowding.hidden(
            shown.compactMap { item in
                guard let view = item.view else { return nil }
                let isRequired = view.displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue || item === selected
                return Crowding.Item(
                    view.collisionShape(at: item.place), priority: Double(view.displayPriority.rawValue), isRequired: isRequired)
            })
    }

    /// Positions views, and puts southern ones above northern ones of the same priority. In a map that only moves the order is the same.
    private func arrange(_ shown: [MapAnnotationItem]) {
        let depths = shown.map(depth)
        let order = shown.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.compactMap { shown[$0].view }
        for item in shown {
            guard let view = item.view else { continue }
            view.center = CGPoint(x: item.place.x + view.centerOffset.x, y: item.place.y + view.centerOffset.y)
        }
        let isInOrder = annotationLayer.subviews.lazy.filter { $0 is MKAnnotationView }.elementsEqual(order) { $0 === $1 }
        if !isInOrder { for view in order { annotationLayer.addSubview(view) } }
    }

    private func depth(_ item: MapAnnotationItem) -> Double {
        guard let view = item.view else { return 0 }
        let priority = item === selected ? view.selectedZPriority : view.zPriority
        return Double(priority.rawValue) * 1e6 + Double(item.place.y)
    }

    func position(_ item: MapAnnotationItem) -> CGPoint { convert(item.annotation.coordinate, toPointTo: self) }

    private func join(_ added: inout [MKAnnotationView]) {
        let candidates = items.filter { $0.view != nil }
        let groups = Clustering.groups(
            candidates.compactMap { item in
                guard let view = item.view else { return nil }
                let isAlone = item === selected || item.annotation is MKUserLocation
                return Clustering.Item(group: isAlone ? nil : view.clusteringIdentifier, shape: view.collisionShape(at: item.place))
            })
        let wanted = groups.filter { $0.count > 1 }.map { $0.map { candidates[$0] } }
        var kept: [MapAnnotationItem] = []
        for item in candidates { item.view?.cluster = nil }
        for members in wanted {
            let annotations = members.map(\.annotation)
            let known = clusters.first { cluster in
                guard let old = (cluster.annotation as? MKClusterAnnotation)?.memberAnnotations else { return false }
                return old.count == annotations.count && zip(old, annotations).allSatisfy { $0 === $1 }
            }
            let cluster = known ?? MapAnnotationItem(newCluster(annotations))
            if cluster.view == nil {
                cluster.view = makeView(cluster)
                if let view = cluster.view { added.append(view) }
            }
            for member in members { member.view?.cluster = cluster.view }
            kept.append(cluster)
        }
        for old in clusters where !kept.contains(where: { $0 === old }) {
            if selected === old { select(nil, animated: false) }
            retire(old)
        }
        clusters = kept
    }

    private func newCluster(_ members: [any MKAnnotation]) -> MKClusterAnnotation {
        delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members) ?? MKClusterAnnotation(memberAnnotations: members)
    }
}
