import Foundation
import Testing

@testable import MapKit
@testable import UIKitCore

@Suite("Map search and items", .application) @MainActor struct SearchTests {
    let stage = MapStage()

    private func search(_ request: MKLocalSearch.Request) async -> (names: [String], code: Int?) {
        await withCheckedContinuation { continuation in
            MKLocalSearch(request: request).start { response, error in
                let names = response?.mapItems.map { $0.placemark.title ?? "" } ?? []
                continuation.resume(returning: (names, (error as? MKError)?.errorCode))
            }
        }
    }

    @Test("a city is found by its name, with its coordinate; nonsense is an error of MapKit")
    func cities() async {
        let found = await search(MKLocalSearch.Request(naturalLanguageQuery: "Paris"))
        #expect(found.names.first?.hasPrefix("Paris") == true)
        #expect(found.code == nil)
        let none = await search(MKLocalSearch.Request(naturalLanguageQuery: "Xyzzy"))
        #expect(none.names.isEmpty)
        #expect(none.code == 4)
    }

    /// Receives completions.
    private final class Receiver: NSObject, MKLocalSearchCompleterDelegate {
        var received: (([String]) -> Void)?
        func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
            received?(completer.results.map { "\($0.title): \($0.subtitle)" })
        }
    }

    @Test("what a user types is completed by cities; a completion finds the city")
    func completions() async {
        let completer = MKLocalSearchCompleter()
        let receiver = Receiver()
        completer.delegate = receiver
        let results: [String] = await withCheckedContinuation { continuation in
            receiver.received = { continuation.resume(returning: $0) }
            // The later text replaces the one whose search has not ended.
            completer.queryFragment = "x"
            completer.queryFragment = "pari"
            #expect(completer.isSearching)
        }
        #expect(results.first == "Paris: France")
        #expect(!completer.isSearching)
        let range = completer.results.first?.titleHighlightRanges.first?.rangeValue
        #expect(range == NSRange(location: 0, length: 4))
        guard let first = completer.results.first else { return }
        let found = await search(MKLocalSearch.Request(completion: first))
        #expect(found.names.count == 1)
        completer.queryFragment = ""
        #expect(completer.results.isEmpty)
    }

    @Test("directions are not found, and the log says why")
    func directions() async {
        let code: Int? = await withCheckedContinuation { continuation in
            MKDirections(request: MKDirections.Request()).calculate { response, error in
                continuation.resume(returning: response == nil ? (error as? MKError)?.errorCode : nil)
            }
        }
        #expect(code == 5)
        #expect(stage.environment.logs.contains { $0.hasPrefix("MKDirections: ") })
    }

    @Test("a placemark has its coordinate and is an annotation; an item opens no other app and says so")
    func item() {
        let placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        #expect(placemark.coordinate.longitude == 2)
        #expect(placemark.location?.coordinate.latitude == 1)
        stage.map.addAnnotation(placemark)
        #expect(stage.map.annotations.count == 1)
        let item = MKMapItem(placemark: placemark)
        item.name = "Here"
        #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
    }

    @Test("an item is opened as a map link, with directions if they are asked for")
    func links() throws {
        func item(_ latitude: Double, _ longitude: Double, _ name: String) -> MKMapItem {
            let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)))
            item.name = name
            return item
        }
        let (tea, noodles) = (item(39.9, 116.4, "Tea & more"), item(-1.25, 2, "Noodles"))
        #expect(tea.openInMaps())
        let walking = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
        #expect(tea.openInMaps(launchOptions: walking))
        #expect(MKMapItem.openMaps(with: [.forCurrentLocation(), noodles], launchOptions: walking))
        #expect(MKMapItem.openMaps(with: [tea, noodles]))
        #expect(
            stage.environment.links == [
                "https://maps.apple.com/?q=Tea%20%26%20more&ll=39.900000,116.400000",
                "https://maps.apple.com/?daddr=39.900000,116.400000&dirflg=w",
                "https://maps.apple.com/?saddr=Current%20Location&daddr=-1.250000,2.000000&dirflg=w",
                "https://maps.apple.com/?q=Tea%20%26%20more&ll=39.900000,116.400000",
            ])
        #expect(stage.environment.logs.last == "MKMapItem: a map link has one place; left out: Noodles")
        #expect(!MKMapItem.openMaps(with: []))
        #expect(!item(200, 0, "Nowhere").openInMaps())
        #expect(stage.environment.links.count == 4)
    }

    @Test("a placemark made with an address has its parts, and gives it back")
    func address() {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let placemark = MKPlacemark(coordinate: place, addressDictionary: ["Street": "1 Quay Lane", "City": "Harbour", "Size": 3])
        #expect(placemark.coordinate.latitude == 1)
        #expect(placemark.thoroughfare == "1 Quay Lane")
        #expect(placemark.locality == "Harbour")
        #expect(placemark.postalCode == nil)
        #expect(placemark.title == "1 Quay Lane, Harbour")
        #expect(placemark.addressDictionary?["Size"] as? Int == 3)
        #expect(MKPlacemark(coordinate: place).addressDictionary == nil)
    }
}
