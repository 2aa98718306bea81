public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Is notified of a map view, and provides its views and renderers. All methods are optional.
///
/// > Contract: MapKit, MKMapViewDelegate. > Partial: the map is in memory: loading never fails.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the region changes, also once before a gesture's changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called after the region changed: at the end of an animation and of a gesture.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called after views of annotations were put on the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called after an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called after an annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called after an annotation was selected, also of a cluster.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called after an annotation was deselected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Called when the device reported a location.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called when the location cannot be determined.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called after overlays got renderers.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// Called at every change of the region, also during gestures and animations.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called before the map is loaded.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Called after the map was loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called before the map is drawn first.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Called before the map asks for the location.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called after the map stopped asking for the location.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Never called here.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Called after the map was drawn first.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Returns a view for an annotation; nil for the map's own.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called after a control in a callout was tapped.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Called when dragging of an annotation goes on.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Called after the tracking mode changed.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns a renderer for an overlay; one that draws nothing by default.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Returns the annotation of a cluster; one with its members by default.
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        ObjCRuntime.optional(self, "mapView:regionWillChangeAnimated:", [mapView, animated])
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        ObjCRuntime.optional(self, "mapView:regionDidChangeAnimated:", [mapView, animated])
    }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        ObjCRuntime.optional(self, "mapView:didAddAnnotationViews:", [mapView, views])
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        ObjCRuntime.optional(self, "mapView:didSelectAnnotationView:", [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        ObjCRuntime.optional(self, "mapView:didDeselectAnnotationView:", [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        ObjCRuntime.optional(self, "mapView:didSelectAnnotation:", [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        ObjCRuntime.optional(self, "mapView:didDeselectAnnotation:", [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        ObjCRuntime.optional(self, "mapView:didUpdateUserLocation:", [mapView, userLocation])
    }
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        ObjCRuntime.optional(self, "mapView:didFailToLocateUserWithError:", [mapView, error])
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        ObjCRuntime.optional(self, "mapView:didAddOverlayRenderers:", [mapView, renderers])
    }
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        ObjCRuntime.optional(self, "mapViewDidChangeVisibleRegion:", [mapView])
    }
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) { ObjCRuntime.optional(self, "mapViewWillStartLoadingMap:", [mapView]) }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { ObjCRuntime.optional(self, "mapViewDidFinishLoadingMap:", [mapView]) }
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {
        ObjCRuntime.optional(self, "mapViewWillStartRenderingMap:", [mapView])
    }
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {
        ObjCRuntime.optional(self, "mapViewWillStartLocatingUser:", [mapView])
    }
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) { ObjCRuntime.optional(self, "mapViewDidStopLocatingUser:", [mapView]) }
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
        ObjCRuntime.optional(self, "mapViewDidFailLoadingMap:withError:", [mapView, error])
    }
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
        ObjCRuntime.optional(self, "mapViewDidFinishRenderingMap:fullyRendered:", [mapView, fullyRendered])
    }
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        (ObjCRuntime.optional(self, "mapView:viewForAnnotation:", [mapView, annotation]) as MKAnnotationView??) ?? nil
    }
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        ObjCRuntime.optional(self, "mapView:annotationView:calloutAccessoryControlTapped:", [mapView, view, control])
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        ObjCRuntime.optional(self, "mapView:annotationView:didChangeDragState:fromOldState:", [mapView, view, newState, oldState])
    }
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        ObjCRuntime.optional(self, "mapView:didChangeUserTrackingMode:animated:", [mapView, mode, animated])
    }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        ObjCRuntime.optional(self, "mapView:rendererForOverlay:", [mapView, overlay]) ?? MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation
    {
        ObjCRuntime.optional(self, "mapView:clusterAnnotationForMemberAnnotations:", [mapView, memberAnnotations])
            ?? MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
}
