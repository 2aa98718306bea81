import Foundation
import ImagePipeline

/// What the app's pages share.
@MainActor final class Workplace {
    let metadata = Metadata()
    let cities = CityChoice(defaults: .standard)
    let client: DealsClient
    let images = Workplace.sharedImages
    /// One for all windows, which share the folder.
    private static let sharedImages = ImagePipeline(folder: Settings.caches.appendingPathComponent("Images", isDirectory: true))
    let saved: SavedDeals?
    /// Asks the frame to show a deal.
    var openDeal: (Deal) -> Void = { _ in }
    /// Asks the frame to show where a city is chosen.
    var pointAtLocation: () -> Void = {}
    /// Asks the frame to open the city list.
    var openLocation: () -> Void = {}

    /// - Parameter client: by default the service that the environment names, else sample deals.
    init(client: DealsClient? = nil) {
        self.client = client ?? Settings.service.map { HTTPDealsClient(base: $0, signature: Settings.signature) } ?? SampleDealsClient()
        do { saved = try SavedDeals(in: Settings.support) } catch {
            // Without the database the app works, but keeps nothing.
            NSLog("cannot keep deals: %@", "\(error)")
            saved = nil
        }
    }

    /// The chosen city, if the property lists still have it.
    var city: City? { cities.current.flatMap(metadata.city(named:)) }

    /// The request for an image that the service names.
    func image(_ path: String?, side: CGFloat) -> ImageRequest? {
        guard let path, let url = client.url(of: path) else { return nil }
        return ImageRequest(key: url.absoluteString, source: .network(URLRequest(url: url)), longestSide: Int(side))
    }

    /// The device's day.
    var today: Day { Day(Date(), in: .current) }
}
