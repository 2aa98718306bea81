public import Foundation

/// The domain of ``CLError`` as `NSError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of delivering locations or of monitoring regions.
///
/// > Contract: Core Location, CLError
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The cause of a location error.
    public enum Code: Int, Sendable {
        /// The device has no location at present.
        case locationUnknown = 0
        /// The app may not use the device's location.
        case denied = 1
        /// The network could not be reached; not reported here.
        case network = 2
        /// No heading could be determined; not reported here.
        case headingFailure = 3
        /// The app may not use the location for monitoring regions.
        case regionMonitoringDenied = 4
        /// The region cannot be monitored: it is no circle.
        case regionMonitoringFailure = 5
        /// Monitoring starts later; not reported here.
        case regionMonitoringSetupDelayed = 6
        /// Crossings are reported late; not reported here.
        case regionMonitoringResponseDelayed = 7
        /// No place was found.
        case geocodeFoundNoResult = 8
        /// A part of a place was found; not reported here.
        case geocodeFoundPartialResult = 9
        /// The search for a place was cancelled.
        case geocodeCanceled = 10
        /// Locations could not be deferred; not reported here.
        case deferredFailed = 11
        /// Locations were deferred without updates; not reported here.
        case deferredNotUpdatingLocation = 12
        /// The accuracy is too low to defer locations; not reported here.
        case deferredAccuracyTooLow = 13
        /// A distance filter prevents deferring; not reported here.
        case deferredDistanceFiltered = 14
        /// Deferring was cancelled; not reported here.
        case deferredCanceled = 15
        /// Beacons cannot be ranged: the device has no radio for them.
        case rangingUnavailable = 16
        /// Ranging of beacons failed; not reported here.
        case rangingFailure = 17
        /// The user closed the request; not reported here.
        case promptDeclined = 18
        /// Earlier locations could not be read; not reported here.
        case historicalLocationError = 19
    }
    /// The cause of the error.
    public let code: Code
    /// Creates an error of a cause.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The code ``Code/locationUnknown``, for comparison in a `catch`.
    public static var locationUnknown: Code { .locationUnknown }
    /// The code ``Code/denied``, for comparison in a `catch`.
    public static var denied: Code { .denied }
    /// The code ``Code/network``, for comparison in a `catch`.
    public static var network: Code { .network }
    /// The code ``Code/headingFailure``, for comparison in a `catch`.
    public static var headingFailure: Code { .headingFailure }
    /// The code ``Code/regionMonitoringDenied``, for comparison in a `catch`.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// The code ``Code/regionMonitoringFailure``, for comparison in a `catch`.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// The code ``Code/geocodeFoundNoResult``, for comparison in a `catch`.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The code ``Code/geocodeCanceled``, for comparison in a `catch`.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// The code ``Code/promptDeclined``, for comparison in a `catch`.
    public static var promptDeclined: Code { .promptDeclined }
}

extension CLError.Code {
    /// Whether an error has this reason: for `catch CLError.…` and `case CLError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CLError.errorDomain && error.code == match.rawValue
    }
}

extension CLError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deferredFailed: Code { .deferredFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// The reason of this name, for a comparison in a `catch`.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var rangingFailure: Code { .rangingFailure }
    /// The reason of this name, for a comparison in a `catch`.
    public static var historicalLocationError: Code { .historicalLocationError }
}
