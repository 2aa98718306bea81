import CoreLocation
import Foundation
import Testing

@testable import MapKit

@Suite("GeoJSON") struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

    private func fault(_ text: String) -> String? {
        do {
            _ = try decode(text)
            return nil
        } catch {
            let error = error as NSError
            guard error.domain == MKErrorDomain, error.code == 6 else { return "another error" }
            return error.userInfo[NSDebugDescriptionErrorKey] as? String
        }
    }

    @Test("points, lines and areas have their coordinates, longitude first")
    func geometries() throws {
        let point = try #require(try decode(#"{"type": "Point", "coordinates": [2.35, 48.86, 35]}"#).first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 48.86)
        #expect(point.coordinate.longitude == 2.35)
        let line = try #require(try decode(#"{"type": "LineString", "coordinates": [[0, 0], [1, 1], [2, 0]]}"#).first as? MKPolyline)
        #expect(line.pointCount == 3)
        let area = try #require(
            try decode(
                #"{"type": "Polygon", "coordinates": [[[0,0],[4,0],[4,4],[0,0]], [[1,1],[2,1],[2,2],[1,1]]]}"#
            ).first as? MKPolygon)
        #expect(area.pointCount == 4)
        #expect(area.interiorPolygons?.map(\.pointCount) == [4])
    }

    @Test("several points are several annotations; several lines and areas are one shape each")
    func multiples() throws {
        #expect(try decode(#"{"type": "MultiPoint", "coordinates": [[0, 0], [1, 1]]}"#).count == 2)
        let lines = try #require(
            try decode(#"{"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3]]]}"#).first as? MKMultiPolyline)
        #expect(lines.polylines.map(\.pointCount) == [2, 2])
        let areas = try #require(
            try decode(#"{"type": "MultiPolygon", "coordinates": [[[[0,0],[4,0],[4,4],[0,0]]]]}"#).first as? MKMultiPolygon)
        #expect(areas.polygons.count == 1)
        let all =
            #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [0, 0]}, {"type": "Point", "coordinates": [1, 1]}]}"#
        #expect(try decode(all).count == 2)
    }

    @Test("features keep their identifiers and properties; one without a place has no shapes")
    func features() throws {
        let text =
            #"{"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"name": "A"}, "geometry": {"type": "Point", "coordinates": [0, 0]}}, {"type": "Feature", "id": "b", "properties": null, "geometry": null}]}"#
        let features = try decode(text).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", "b"])
        #expect(features.map(\.geometry.count) == [1, 0])
        let properties = try JSONDecoder().decode([String: String].self, from: try #require(features[0].properties))
        #expect(properties == ["name": "A"])
        #expect(features[1].properties == nil)
    }

    @Test(
        "data that are no GeoJSON are an error with the place of the fault",
        arguments: [
            ("", "the data are not JSON"), ("[1]", "document is not an object"), ("{}", "document has no type"),
            (#"{"type": "Circle"}"#, "document: 'Circle' is no type of GeoJSON"),
            (#"{"type": "Point"}"#, "document.coordinates is not an array"),
            (#"{"type": "Point", "coordinates": ["a", 1]}"#, "document.coordinates is not a longitude and a latitude"),
            (#"{"type": "Point", "coordinates": [0, 91]}"#, "document.coordinates is outside the globe"),
            (#"{"type": "LineString", "coordinates": [[0, 0], 5]}"#, "document.coordinates[1] is not an array"),
            (#"{"type": "Polygon", "coordinates": []}"#, "document.coordinates has no ring"),
            (
                #"{"type": "FeatureCollection", "features": [{"type": "Point", "coordinates": [0, 0]}]}"#,
                "document.features[0] is a Point, not a Feature"
            ),
        ])
    func faults(text: String, expected: String) { #expect(fault(text) == expected) }

    @Test("collections nested without end are refused")
    func nesting() {
        let text =
            String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: 100) + #"{"type": "Point", "coordinates": [0, 0]}"#
            + String(repeating: "]}", count: 100)
        #expect(fault(text)?.hasSuffix("collections are nested more than 32 times") == true)
    }
}
