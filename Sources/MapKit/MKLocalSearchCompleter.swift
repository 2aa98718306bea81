internal import CoreLocation
public import Foundation
internal import ObjectiveC

/// Completes what a user types into a search field.
///
/// Results come on the main thread, after the current call. > Contract: MapKit, MKLocalSearchCompleter. > Partial: it knows the cities of `CLGeocoder` by
/// the beginnings of their names, wherever the region is; no streets, points of interest and queries.
open class MKLocalSearchCompleter: NSObject {
    /// What is completed. > Contract: MapKit, MKLocalSearchCompleter.ResultType
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Cities and streets; here cities.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest; here none.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Texts that find several places; here none.
        public static let query = ResultType(rawValue: 4)
    }

    /// Receives the results.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What the user typed; a change searches.
    open var queryFragment = "" { didSet { if queryFragment != oldValue { search() } } }
    /// Where places are preferred; kept, and without effect here.
    open var region = MKCoordinateRegion()
    /// Which kinds of results there are; without ``ResultType/address`` there are none here.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query] { didSet { if resultTypes != oldValue { search() } } }
    /// The filter of the kinds before iOS 13.
    @available(iOS, deprecated: 13.0, message: "Use resultTypes")
    open var filterType: MKSearchCompletionFilterType = .locationsAndQueries
    /// Which points of interest there are; kept, and without effect here.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The completions of the last search that ended.
    open private(set) var results: [MKLocalSearchCompletion] = []
    /// Whether a search has begun and not ended.
    open private(set) var isSearching = false
    /// Counts searches: a later one replaces those that have not ended.
    private var number = 0

    public override init() { super.init() }

    /// Ends the search, without a message to the delegate.
    open func cancel() {
        number += 1
        isSearching = false
    }

    private func search() {
        cancel()
        guard !queryFragment.isEmpty else {
            results = []
            return
        }
        isSearching = true
        let answer = Answer(completer: self, number: number)
        DispatchQueue.main.async { answer.completer?.finish(answer.number) }
    }

    private func finish(_ number: Int) {
        guard number == self.number else { return }
        isSearching = false
        let found = resultTypes.contains(.address) ? CityCompletion.matching(queryFragment, locale: .current) : []
        results = found.prefix(15).map { MKLocalSearchCompletion($0.name, $0.area, typed: queryFragment) }
        delegate?.completerDidUpdateResults(self)
    }

    /// Passed to the main thread; used only there.
    private struct Answer: @unchecked Sendable {
        weak var completer: MKLocalSearchCompleter?
        let number: Int
    }
}

/// What a completer searched before iOS 13. > Contract: MapKit, MKSearchCompletionFilterType
public enum MKSearchCompletionFilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly = 1
}

/// A completion: a place's name with where it is. > Contract: MapKit, MKLocalSearchCompletion
open class MKLocalSearchCompletion: NSObject {
    /// A city's name.
    public let title: String
    /// Its state and country.
    public let subtitle: String
    /// The part of the title that the user typed, as an `NSRange`.
    public let titleHighlightRanges: [NSValue]
    /// The parts of the subtitle that the user typed: none here.
    public let subtitleHighlightRanges: [NSValue] = []

    init(_ title: String, _ subtitle: String, typed: String) {
        (self.title, self.subtitle) = (title, subtitle)
        let range = (title as NSString).range(of: typed, options: [.caseInsensitive, .diacriticInsensitive, .anchored])
        titleHighlightRanges = range.location == NSNotFound ? [] : [NSValue(range: range)]
        super.init()
    }
}

/// Receives completions. All methods are optional and called on the main thread. > Contract: MapKit, MKLocalSearchCompleterDelegate
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// The completer's ``MKLocalSearchCompleter/results`` changed.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There is no answer; never called here.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        ObjCRuntime.optional(self, "completerDidUpdateResults:", [completer])
    }
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        ObjCRuntime.optional(self, "completer:didFailWithError:", [completer, error])
    }
}
