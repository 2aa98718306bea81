import Foundation

/// A request that is under way.
@MainActor protocol DealsCall: AnyObject {
    /// After this call neither handler runs.
    func cancel()
}

/// All requests to the service. Each call has its own handlers, which run on the main thread, one of them once.
@MainActor protocol DealsClient: AnyObject {
    typealias Failure = @MainActor (DealsError) -> Void

    /// A page of the deals that match, from 1.
    @discardableResult
    func find(
        _ query: DealQuery, page: Int, limit: Int, success: @escaping @MainActor (DealPage) -> Void, failure: @escaping Failure
    ) -> DealsCall

    /// A deal with all its details.
    @discardableResult
    func deal(_ id: String, success: @escaping @MainActor (Deal) -> Void, failure: @escaping Failure) -> DealsCall

    /// Titles of deals and names of shops in a city that contain a text.
    @discardableResult
    func suggestions(
        _ text: String, city: String, success: @escaping @MainActor ([String]) -> Void, failure: @escaping Failure
    ) -> DealsCall

    /// The address of an image or a page that the service names.
    func url(of path: String) -> URL?
    /// The page of a deal for phones.
    func page(of deal: Deal) -> URL?
    /// The addresses of the map's tiles for an appearance, with `{x}`, `{y}` and `{z}`; nil if there are none.
    func tileTemplate(isDark: Bool) -> String?
}
