import CoreLocation
public import Foundation

/// What a document of GeoJSON contains: shapes and features. > Contract: MapKit, MKGeoJSONObject
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with properties.
///
/// > Contract: MapKit, MKGeoJSONFeature
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The feature's identifier; a number as text.
    public let identifier: String?
    /// The properties as JSON of their own.
    public let properties: Data?
    /// The shapes of the feature; empty for a feature without a place.
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON (RFC 7946) as shapes and features.
///
/// Coordinates are longitude and latitude in degrees; an altitude is left out.
/// > Throws: `MKError.decodingFailed` for data that are no GeoJSON, with the fault and its path in `NSDebugDescriptionErrorKey`.
/// > Contract: MapKit, MKGeoJSONDecoder
open class MKGeoJSONDecoder: NSObject {
    public override init() { super.init() }

    /// The objects of a document: those of a collection, or the one that the document is.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let document = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            throw GeoJSONFault("the data are not JSON")
        }
        return try GeoJSONReader().objects(document, "document")
    }
}

/// Why data are no GeoJSON.
struct GeoJSONFault: Error, CustomNSError {
    let text: String

    init(_ text: String) { self.text = text }

    static var errorDomain: String { MKErrorDomain }
    var errorCode: Int { Int(MKError.Code.decodingFailed.rawValue) }
    var errorUserInfo: [String: Any] { [NSDebugDescriptionErrorKey: text] }
}

/// Values of JSON as shapes. Each fault names its path in the document.
struct GeoJSONReader {
    typealias Shape = any MKShape & MKGeoJSONObject
    /// Collections in collections are read to this depth.
    private static let deepest = 32

    func objects(_ value: Any, _ path: String) throws -> [any MKGeoJSONObject] {
        let (object, type) = try typed(value, path)
        switch type {
        case "FeatureCollection":
            return try list(object["features"], path + ".features").enumerated().map { try feature($1, "\(path).features[\($0)]") }
        case "Feature": return [try feature(value, path)]
        default: return try shapes(value, path, depth: 0)
        }
    }

    private func feature(_ value: Any, _ path: String) throws -> MKGeoJSONFeature {
        let (object, type) = try typed(value, path)
        guard type == "Feature" else { throw GeoJSONFault("\(path) is a \(type), not a Feature") }
        let geometry = object["geometry"].flatMap { $0 is NSNull ? nil : $0 }
        let properties = object["properties"] as? [String: Any]
        return MKGeoJSONFeature(
            identifier: object["id"].flatMap { ($0 as? String) ?? ($0 as? NSNumber)?.stringValue },
            properties: try properties.map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) },
            geometry: try geometry.map { try shapes($0, path + ".geometry", depth: 0) } ?? [])
    }

    private func shapes(_ value: Any, _ path: String, depth: Int) throws -> [Shape] {
        guard depth < Self.deepest else { throw GeoJSONFault("\(path): collections are nested more than \(Self.deepest) times") }
        let (object, type) = try typed(value, path)
        let places = path + ".coordinates"
        switch type {
        case "Point": return [MKPointAnnotation(coordinate: try place(object["coordinates"], places))]
        case "MultiPoint": return try line(object["coordinates"], places).map { MKPointAnnotation(coordinate: $0) }
        case "LineString": return [polyline(try line(object["coordinates"], places))]
        case "MultiLineString":
            let lines = try list(object["coordinates"], places).enumerated().map { try line($1, "\(places)[\($0)]") }
            return [MKMultiPolyline(lines.map(polyline))]
        case "Polygon": return [try polygon(object["coordinates"], places)]
        case "MultiPolygon":
            return [MKMultiPolygon(try list(object["coordinates"], places).enumerated().map { try polygon($1, "\(places)[\($0)]") })]
        case "GeometryCollection":
            return try list(object["geometries"], path + ".geometries").enumerated().flatMap {
                try shapes($1, "\(path).geometries[\($0)]", depth: depth + 1)
            }
        default: throw GeoJSONFault("\(path): '\(type)' is no type of GeoJSON")
        }
    }

    private func typed(_ value: Any, _ path: String) throws -> (object: [String: Any], type: String) {
        guard let object = value as? [String: Any] else { throw GeoJSONFault("\(path) is not an object") }
        guard let type = object["type"] as? String else { throw GeoJSONFault("\(path) has no type") }
        return (object, type)
    }

    private func list(_ value: Any?, _ path: String) throws -> [Any] {
        guard let list = value as? [Any] else { throw GeoJSONFault("\(path) is not an array") }
        return list
    }

    private func place(_ value: Any?, _ path: String) throws -> CLLocationCoordinate2D {
        let numbers = try list(value, path).prefix(2).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 2 else { throw GeoJSONFault("\(path) is not a longitude and a latitude") }
        let place = CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
        guard CLLocationCoordinate2DIsValid(place) else { throw GeoJSONFault("\(path) is outside the globe") }
        return place
    }

    private func line(_ value: Any?, _ path: String) throws -> [CLLocationCoordinate2D] {
        try list(value, path).enumerated().map { try place($1, "\(path)[\($0)]") }
    }

    private func polyline(_ line: [CLLocationCoordinate2D]) -> MKPolyline { MKPolyline(coordinates: line, count: line.count) }

    /// The first ring is the edge, the others are holes.
    private func polygon(_ value: Any?, _ path: String) throws -> MKPolygon {
        let rings = try list(value, path).enumerated().map { try line($1, "\(path)[\($0)]") }
        guard let edge = rings.first else { throw GeoJSONFault("\(path) has no ring") }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: edge, count: edge.count, interiorPolygons: holes.isEmpty ? nil : Array(holes))
    }
}
