import Foundation
import Testing
import UIKitCore

@testable import CoreLocation

@Suite("CLGeocoder", .application) @MainActor struct GeocoderTests {
    private let english = Locale(identifier: "en_US")

    private func city(_ address: String, near: CLLocationCoordinate2D? = nil, locale: Locale? = nil) -> CLPlacemark? {
        try? Geocoding.placemarks(named: address, near: near, locale: locale ?? english).get().first
    }

    @Test("every line of the tables is a city with a known time zone and country, and none is there twice")
    func tables() {
        let lines = [Gazetteer.americas, Gazetteer.europe, Gazetteer.asia, Gazetteer.elsewhere].joined(separator: "\n").split(
            separator: "\n")
        let cities = Gazetteer.world.cities
        #expect(cities.count == lines.count)
        #expect(cities.count > 400)
        #expect(Set(cities.map { "\($0.name)|\($0.country)" }).count == cities.count)
        for city in cities {
            #expect(TimeZone(identifier: city.timeZone) != nil, "\(city)")
            #expect(english.localizedString(forRegionCode: city.country) != nil, "\(city)")
        }
    }

    @Test(
        "damaged lines are left out",
        arguments: ["", "a|b", "Name|US|91|0|Europe/Paris|", "Name|US|x|0|Europe/Paris|", "|US|1|1|Europe/Paris|"])
    func damaged(line: String) { #expect(Gazetteer(lines: line).cities.isEmpty) }

    @Test("a city is found by name, with or without its state and country, in any spelling")
    func forward() {
        #expect(city("Paris")?.isoCountryCode == "FR")
        #expect(city("paris, france")?.locality == "Paris")
        #expect(city("Cupertino, CA, USA")?.administrativeArea == "CA")
        #expect(city("SAO PAULO")?.locality == "São Paulo")
        #expect(city("Zurich, Schweiz", locale: Locale(identifier: "de_DE"))?.country == "Schweiz")
        #expect(city("Tokyo")?.timeZone?.identifier == "Asia/Tokyo")
    }

    @Test("what is no known city fails", arguments: ["", ",", "Infinite Loop 1, Cupertino", "Paris, Germany", "France", "a,b,c,d,e"])
    func nothing(address: String) {
        #expect(throws: CLError(.geocodeFoundNoResult)) { try Geocoding.placemarks(named: address, near: nil, locale: english).get() }
    }

    @Test("of several cities of a name the nearest to a region comes first")
    func region() {
        let chile = CLLocationCoordinate2D(latitude: -33, longitude: -70)
        let names = Gazetteer(lines: "Valencia|ES|39.47|-0.38|Europe/Madrid|\nValencia|VE|10.16|-68.00|America/Caracas|")
        let found = try? Geocoding.placemarks(named: "Valencia", near: chile, locale: english, in: names).get()
        #expect(found?.map(\.isoCountryCode) == ["VE", "ES"])
    }

    @Test("a place is in the nearest city within 50 km")
    func reverse() throws {
        func found(_ latitude: Double, _ longitude: Double) -> CLPlacemark? {
            try? Geocoding.placemarks(at: CLLocation(latitude: latitude, longitude: longitude), locale: english).get().first
        }
        let office = try #require(found(37.3349, -122.0090))
        #expect(office.locality == "Cupertino")
        #expect(office.country == "United States")
        #expect(office.isoCountryCode == "US")
        #expect(found(48.80, 2.30)?.locality == "Paris")
        #expect(found(0, -30) == nil)
        #expect(found(91, 500) == nil)
        #expect(found(.nan, .nan) == nil)
    }

    @Test("a geocoder answers later, on the main queue")
    func answers() async throws {
        let geocoder = CLGeocoder()
        let found = try await geocoder.geocodeAddressString("Rome")
        #expect(found.first?.locality == "Rome")
        #expect(!geocoder.isGeocoding)
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: -30))
        }
    }

    @Test("a cancelled request ends with its error")
    func cancel() async {
        let geocoder = CLGeocoder()
        let error: (any Error)? = await withCheckedContinuation { continuation in
            geocoder.geocodeAddressString("Rome") { placemarks, error in
                #expect(placemarks == nil)
                continuation.resume(returning: error)
            }
            #expect(geocoder.isGeocoding)
            geocoder.cancelGeocode()
        }
        #expect((error as? CLError)?.code == .geocodeCanceled)
    }

    @Test("an app's subclasses stand in for a geocoder and a placemark")
    func subclasses() {
        let geocoder = SilentGeocoder()
        geocoder.geocodeAddressString("Rome") { _, _ in }
        #expect(geocoder.asked == ["Rome"])
        #expect(NorthPole().location?.coordinate.latitude == 90)
    }

    @Test("a placemark is archived")
    func archive() throws {
        let rome = try #require(city("Rome"))
        let data = try NSKeyedArchiver.archivedData(withRootObject: rome, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data)
        #expect(read?.locality == "Rome")
        #expect(read?.location?.coordinate.latitude == rome.location?.coordinate.latitude)
        #expect(CLPlacemark(placemark: rome).country == "Italy")
    }
}

private final class SilentGeocoder: CLGeocoder, @unchecked Sendable {
    var asked: [String] = []
    override func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        asked.append(addressString)
    }
}

private final class NorthPole: CLPlacemark, @unchecked Sendable {
    override var location: CLLocation? { CLLocation(latitude: 90, longitude: 0) }
}
