import MapKit

/// A deal at its first shop.
final class DealAnnotation: NSObject, MKAnnotation {
    let deal: Deal
    /// Its place in the list of answers.
    let index: Int
    let coordinate: CLLocationCoordinate2D

    /// Nil for a deal without a shop.
    init?(_ deal: Deal, index: Int) {
        guard let shop = deal.shops.first else { return nil }
        (self.deal, self.index) = (deal, index)
        coordinate = MapPlace(latitude: shop.latitude, longitude: shop.longitude).coordinate
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    }

    var title: String? { deal.title }
    var subtitle: String? { deal.shops.first.map { $0.address.isEmpty ? $0.name : $0.address } }
}

/// Tiles of the service. It notices those that do not arrive.
final class DealTiles: MKTileOverlay {
    /// Called on any thread.
    private let onFailure: @Sendable () -> Void

    init(template: String, onFailure: @escaping @Sendable () -> Void) {
        self.onFailure = onFailure
        super.init(urlTemplate: template)
        canReplaceMapContent = true
        maximumZ = 18
    }

    override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, Error?) -> Void) {
        let onFailure = onFailure
        super.loadTile(at: path) { data, error in
            if data == nil { onFailure() }
            result(data, error)
        }
    }
}
