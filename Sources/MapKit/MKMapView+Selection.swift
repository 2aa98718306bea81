internal import CoreGraphics
internal import Foundation
internal import UIKitCore

extension MKMapView {
    /// The selected annotations, here one at most.
    public var selectedAnnotations: [any MKAnnotation] {
        get { selected.map { [$0.annotation] } ?? [] }
        set { if let first = newValue.first { selectAnnotation(first, animated: false) } else { select(nil, animated: false) } }
    }
    /// Selects an annotation and shows its callout; what is not visible is selected without one.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let item = item(of: annotation) ?? clusters.first(where: { $0.annotation === annotation }) else { return }
        select(item, animated: animated)
    }
    /// Deselects an annotation; nil is whichever is selected.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard annotation == nil || annotation === selected?.annotation else { return }
        select(nil, animated: animated)
    }

    func select(_ item: MapAnnotationItem?, animated: Bool) {
        guard item !== selected else { return }
        let old = selected
        selected = nil
        removeCallout()
        if let old {
            old.view?.setSelected(false, animated: animated)
            if let view = old.view { delegate?.mapView(self, didDeselect: view) }
            delegate?.mapView(self, didDeselect: old.annotation)
        }
        guard let item else { return placeAnnotations() }
        selected = item
        // A selected annotation is not in a cluster, and has a view.
        placeAnnotations()
        guard let view = item.view else { return }
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: item.annotation)
        updateCallout()
    }

    /// The front annotation at a position.
    func item(at place: CGPoint) -> MapAnnotationItem? {
        let views = annotationLayer.subviews.compactMap { $0 as? MKAnnotationView }
        let hit = views.last { view in
            // Views smaller than a finger are hit next to them, too.
            let inset = max(0, (34 - min(view.bounds.width, view.bounds.height)) / 2)
            return view.isEnabled && !view.isHidden && view.frame.insetBy(dx: -inset, dy: -inset).contains(place)
        }
        return hit.flatMap { view in (items + clusters).first { $0.view === view } }
    }

    // MARK: Callout

    /// Shows, changes or removes the callout of the selected annotation.
    func updateCallout() {
        guard let selected, let view = selected.view, view.canShowCallout, view.isSelected,
            !(Titles.title(selected.annotation) ?? "").isEmpty
        else { return removeCallout() }
        let callout = callout ?? CalloutView()
        self.callout = callout
        callout.show(selected.annotation, of: view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        if callout.superview == nil { annotationLayer.addSubview(callout) }
        callout.place()
    }

    private func removeCallout() {
        callout?.clear()
        callout?.removeFromSuperview()
        callout = nil
    }
}
