import CoreLocation
import DeviceProtocol
import Foundation
import Testing

@Suite("Location values", .application) struct LocationValueTests {
    private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }

    @Test("a distance follows the ellipsoid, symmetrically")
    func distances() {
        #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001)
        #expect(abs(distance((0, 0), (1, 0)) - 110_574.389) < 0.001)
        // Flinders Peak to Buninyong, the surveyors' own example.
        let (peak, town) = ((-37.951033417, 144.424867889), (-37.652821139, 143.926495528))
        #expect(abs(distance(peak, town) - 54_972.271) < 0.01)
        #expect(abs(distance(town, peak) - 54_972.271) < 0.01)
        #expect(distance((10, 20), (10, 20)) == 0)
        #expect(abs(distance((0, 179.5), (0, -179.5)) - 111_319.491) < 0.001)
        let opposite = distance((0, 0), (0.1, 179.9))
        #expect(opposite > 19_900_000)
        #expect(opposite < 20_040_000)
    }

    @Test("only coordinates on the globe are valid")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test("a location survives an archive; an invalid one decodes to nil")
    func coding() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4), altitude: 171, horizontalAccuracy: 5, verticalAccuracy: 3,
            course: 90, speed: 1.5, timestamp: Date(timeIntervalSince1970: 1000))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CLLocation)
        #expect(read.description == location.description)
        #expect(read.altitude == 171)
        #expect(read.verticalAccuracy == 3)
        #expect(location.description.hasPrefix("<+48.20000000,+16.40000000> +/- 5.00m (speed 1.50 mps / course 90.00) @ "))
        #expect(
            CLLocation(
                coder: try NSKeyedUnarchiver(
                    forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSNumber(1), requiringSecureCoding: false))) == nil)
    }

    @Test("a circular region contains what is within its radius")
    func circles() {
        let circle = CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 1000, identifier: "centre")
        #expect(circle.contains(CLLocationCoordinate2DMake(0, 0.0089)))
        #expect(!circle.contains(CLLocationCoordinate2DMake(0, 0.0091)))
    }

    @Test(
        "a device's location is parsed from two numbers on the globe",
        arguments: [
            ("48.2082,16.3738", true), ("-33.9,151", true), ("91,0", false), ("0,181", false), ("1", false), ("1,2,3", false),
            ("nan,0", false), ("a,b", false), ("", false),
        ])
    func places(text: String, isPlace: Bool) {
        let place = DeviceLocation(text)
        #expect((place != nil) == isPlace)
        if isPlace { #expect(place?.text == text) }
    }

    @Test("an archived location has its source", arguments: [true, false])
    func archivedSource(_ isSoftware: Bool) throws {
        let source = CLLocationSourceInformation(softwareSimulationState: isSoftware, andExternalAccessoryState: !isSoftware)
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5,
            course: 6,
            courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: Date(timeIntervalSince1970: 10), sourceInfo: source)
        let read = try archived(location).sourceInformation
        #expect(read?.isSimulatedBySoftware == isSoftware)
        #expect(read?.isProducedByAccessory == !isSoftware)
    }
}
