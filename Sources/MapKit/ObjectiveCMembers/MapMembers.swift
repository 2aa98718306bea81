internal import CoreGraphics
internal import ObjectiveC
internal import UIKitCore

/// The properties of maps and annotations by key, for outlets of nibs, key-value coding and observing. Written by hand.
enum MapMembers {
    static let tables: [String: MemberTable] = [
        "MKMapView": MemberTable(
            map,
            keys: """
                annotations delegate mapType overlays pitchEnabled rotateEnabled scrollEnabled selectedAnnotations showsBuildings \
                showsCompass showsScale showsTraffic showsUserLocation userLocation userLocationVisible userTrackingMode zoomEnabled
                """,
            renamed: """
                isPitchEnabled=pitchEnabled isRotateEnabled=rotateEnabled isScrollEnabled=scrollEnabled \
                isUserLocationVisible=userLocationVisible isZoomEnabled=zoomEnabled
                """),
        "MKAnnotationView": MemberTable(view, keys: "annotation image reuseIdentifier", renamed: ""),
        "MKShape": MemberTable(shape, keys: "subtitle title", renamed: ""),
    ]

    @MainActor private static func map(_ name: String) -> ObjCMember? {
        switch name {
        case "annotations": .readOnly(\MKMapView.annotations)
        case "delegate", "setDelegate:": .property(\MKMapView.delegate, name)
        case "mapType", "setMapType:": .property(\MKMapView.mapType, name)
        case "overlays": .readOnly(\MKMapView.overlays)
        case "pitchEnabled", "isPitchEnabled", "setPitchEnabled:": .property(\MKMapView.isPitchEnabled, name)
        case "rotateEnabled", "isRotateEnabled", "setRotateEnabled:": .property(\MKMapView.isRotateEnabled, name)
        case "scrollEnabled", "isScrollEnabled", "setScrollEnabled:": .property(\MKMapView.isScrollEnabled, name)
        case "selectedAnnotations", "setSelectedAnnotations:": .property(\MKMapView.selectedAnnotations, name)
        case "showsBuildings", "setShowsBuildings:": .property(\MKMapView.showsBuildings, name)
        case "showsCompass", "setShowsCompass:": .property(\MKMapView.showsCompass, name)
        case "showsScale", "setShowsScale:": .property(\MKMapView.showsScale, name)
        case "showsTraffic", "setShowsTraffic:": .property(\MKMapView.showsTraffic, name)
        case "showsUserLocation", "setShowsUserLocation:": .property(\MKMapView.showsUserLocation, name)
        case "userLocation": .readOnly(\MKMapView.userLocation)
        case "userLocationVisible", "isUserLocationVisible": .readOnly(\MKMapView.isUserLocationVisible)
        case "userTrackingMode", "setUserTrackingMode:": .property(\MKMapView.userTrackingMode, name)
        case "zoomEnabled", "isZoomEnabled", "setZoomEnabled:": .property(\MKMapView.isZoomEnabled, name)
        default: nil
        }
    }

    @MainActor private static func view(_ name: String) -> ObjCMember? {
        switch name {
        case "annotation", "setAnnotation:": .property(\MKAnnotationView.annotation, name)
        case "image", "setImage:": .property(\MKAnnotationView.image, name)
        case "reuseIdentifier": .readOnly(\MKAnnotationView.reuseIdentifier)
        default: nil
        }
    }

    @MainActor private static func shape(_ name: String) -> ObjCMember? {
        switch name {
        case "subtitle", "setSubtitle:": .property(\MKShape.subtitle, name)
        case "title", "setTitle:": .property(\MKShape.title, name)
        default: nil
        }
    }
}

/// Queued when the library is loaded; the tables themselves are made when the first name is asked for.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    ObjCRuntime.enqueue { ObjCRuntime.register(tablesOf: "MapKit") { MapMembers.tables } }
}
