public import Foundation
internal import Synchronization
internal import UIKitCore

/// Receives the placemarks of a request, or its error; on the main queue.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts between names of cities and locations, without a network: it knows some four hundred large cities of the world.
///
/// Anything else fails with ``CLError/Code/geocodeFoundNoResult``; the log has once what is known.
/// > Contract: Core Location, CLGeocoder. > Isolation: any thread; handlers are called on the main queue.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// A request whose handler was not called yet.
    private struct Request: @unchecked Sendable {
        let handler: CLGeocodeCompletionHandler
        let answer: Result<[CLPlacemark], CLError>
    }
    private let requests = Mutex<[Int: Request]>([:])
    private let count = Atomic(0)

    /// Whether a request is in progress.
    open var isGeocoding: Bool { requests.withLock { !$0.isEmpty } }

    /// Finds the city that a location is in, or within 50 km of.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the city that a location is in, or within 50 km of; the country is named in a locale's language, by default the current one's.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(Geocoding.placemarks(at: location, locale: locale ?? .current), completionHandler) }

    /// Finds a city by its name, with its state and country after commas if they are given.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds a city by its name; those nearest to the region's middle come first.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler) }

    /// Finds a city by its name; those nearest to the region's middle come first. A locale says the language of countries.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let middle = (region as? CLCircularRegion)?.center
        answer(Geocoding.placemarks(named: addressString, near: middle, locale: locale ?? .current), completionHandler)
    }

    /// Ends the requests in progress: their handlers get ``CLError/Code/geocodeCanceled``.
    open func cancelGeocode() {
        requests.withLock { requests in
            requests = requests.mapValues { Request(handler: $0.handler, answer: .failure(CLError(.geocodeCanceled))) }
        }
    }

    private func answer(_ answer: Result<[CLPlacemark], CLError>, _ handler: @escaping CLGeocodeCompletionHandler) {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        let request = Request(handler: handler, answer: answer)
        requests.withLock { $0[number] = request }
        ApplicationContext.later { self.finish(number) }
    }

    @MainActor private func finish(_ number: Int) {
        guard let request = requests.withLock({ $0.removeValue(forKey: number) }) else { return }
        if case .failure(let error) = request.answer, error.code == .geocodeFoundNoResult {
            LocationService.current.note(
                "the geocoder knows \(Gazetteer.world.cities.count) large cities, by name or within 50 km of them, and nothing else")
        }
        switch request.answer {
        case .success(let placemarks): request.handler(placemarks, nil)
        case .failure(let error): request.handler(nil, error)
        }
    }
}

/// The same requests as asynchronous functions.
extension CLGeocoder {
    /// Finds the city that a location is in, or within 50 km of.
    public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws -> [CLPlacemark] {
        try await placemarks { self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
    }

    /// Finds a city by its name; those nearest to the region's middle come first.
    public func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await placemarks { self.geocodeAddressString(addressString, in: region, preferredLocale: locale, completionHandler: $0) }
    }

    private func placemarks(_ start: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            start { placemarks, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: placemarks ?? []) }
            }
        }
    }
}
