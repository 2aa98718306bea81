public import HTTP
import JSON
import Server
import Storage

/// Routes of the deal API.
extension DealsService {
    private typealias Handler = @Sendable (SignedCall, Request) throws -> Response

    /// A call of the API: signed, with these parameters.
    private func call(
        _ pattern: String, _ operation: Operation, _ known: Set<String> = [], waits: Bool = false, _ handler: @escaping Handler
    ) -> Route {
        Route(.get, pattern, operation, waits: waits) { [secrets = options.secrets] request in
            try handler(SignedCall(request, secrets: secrets, known: known), request)
        }
    }

    private func cities(_: SignedCall, _: Request) throws -> Response {
        let found = try store.citiesWithDeals()
        return .json(200, ["status": "OK", "cities": .array(catalog.cities.filter { found.contains($0.id) }.map { .string($0.name) })])
    }

    private func categories(_: SignedCall, _: Request) throws -> Response {
        let all: [JSON] = catalog.categories.map { category in
            let parts: [JSON] = category.subcategories.map { ["category_name": .string($0.name)] }
            return ["category_name": .string(category.name), "subcategories": .array(parts)]
        }
        return .json(200, ["status": "OK", "categories": .array(all)])
    }

    private func regions(_ call: SignedCall, _: Request) throws -> Response {
        let city = try call.city(catalog)
        let found = try store.citiesWithDeals()
        let all: [JSON] = (city.map { [$0] } ?? catalog.cities.filter { found.contains($0.id) }).map { city in
            let districts: [JSON] = city.districts.map {
                ["district_name": .string($0.name), "neighborhoods": .array($0.neighbourhoods.map { .string($0.name) })]
            }
            return ["city_name": .string(city.name), "districts": .array(districts)]
        }
        return .json(200, ["status": "OK", "cities": .array(all)])
    }

    private func answer(_ page: DealStore.Page, _ call: SignedCall, _ request: Request) throws -> Response {
        .json(200, DealWriter(catalog: catalog, origin: origin(request), today: try call.today()).page(page))
    }

    private func find(_ call: SignedCall, _ request: Request) throws -> Response {
        try answer(try store.page(try DealQuery(call, catalog)), call, request)
    }

    private static func number(_ id: some StringProtocol, _ name: String) throws(HTTPError) -> Int64 {
        guard let number = Deal.number(id: id) else { throw .query(name, "must be a deal's id, such as 1-1000001, not '\(id)'") }
        return number
    }

    private func single(_ call: SignedCall, _ request: Request) throws -> Response {
        guard let id = call["deal_id"] else { throw HTTPError.query("deal_id", "is missing") }
        let page = try store.deals([try Self.number(id, "deal_id")])
        guard !page.deals.isEmpty else { throw HTTPError(404, "no_such_deal", "there is no deal '\(id)'", field: "query.deal_id") }
        return try answer(page, call, request)
    }

    private func batch(_ call: SignedCall, _ request: Request) throws -> Response {
        guard let ids = call["deal_ids"]?.split(separator: ",", omittingEmptySubsequences: false) else {
            throw HTTPError.query("deal_ids", "is missing")
        }
        guard ids.count <= 40 else { throw HTTPError.query("deal_ids", "must be at most 40, not \(ids.count)") }
        let numbers = try ids.map { try Self.number($0, "deal_ids") }
        guard Set(numbers).count == numbers.count else { throw HTTPError.query("deal_ids", "must be different") }
        return try answer(try store.deals(numbers), call, request)
    }

    private func suggestions(_ call: SignedCall, _: Request) throws -> Response {
        guard let city = try call.city(catalog) else { throw HTTPError.query("city", "is missing") }
        let limit = Int(try call.number("limit", 1...20, default: 10))
        let found: [JSON] = try store.suggestions(try call.keyword(), city: city.id, limit: limit).map {
            ["text": .string($0.text), "type": .string($0.kind.rawValue)]
        }
        return .json(200, ["status": "OK", "count": .int(Int64(found.count)), "suggestions": .array(found)])
    }

    private func page(_ request: Request) throws -> Response {
        try request.allowsQuery(["today", "variant"])
        let text = request.parameter("number")
        guard let number = Deal.number(id: "1-" + text),
            let (deal, businesses) = try store.database.read({ connection in
                try store.deal(number, connection).map { ($0, try store.businesses(of: [$0.merchant], connection)[$0.merchant] ?? []) }
            })
        else { throw HTTPError(404, "no_such_deal", "there is no deal '\(text)'", field: "path.number") }
        var variant = MobilePage.Variant(number: number)
        if let name = try request.query("variant") {
            guard let chosen = MobilePage.Variant(rawValue: name) else {
                throw HTTPError.query("variant", "must be one of \(MobilePage.Variant.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            variant = chosen
        }
        let today = try request.query("today")
        if let today, Deal.day(today) == nil { throw HTTPError.query("today", "must be a date from 1970 to 2199") }
        let page = MobilePage(deal: deal.moved(to: today.flatMap(Deal.day)), businesses: businesses, catalog: catalog, variant: variant)
        return .text(200, page.html, type: "text/html; charset=utf-8")
    }

    private var imageRoutes: [Route] {
        [
            Route(.get, "/images/{name}", DealDocuments.image, waits: true) { [self] request in
                try request.allowsQuery([])
                let name = request.parameter("name")
                guard let wanted = DealImage(name: name, catalog) else {
                    throw HTTPError(404, "no_such_image", "there is no image '\(name)'", field: "path.name")
                }
                return image(name, request) { wanted.png }
            },
            tiles("/tiles/{zoom}/{x}/{name}", DealDocuments.tile, .light),
            tiles("/tiles/dark/{zoom}/{x}/{name}", DealDocuments.darkTile, .dark),
        ]
    }

    private func tiles(_ pattern: String, _ operation: Operation, _ style: StreetMap.Style) -> Route {
        Route(.get, pattern, operation, waits: true) { [self] request in
            try request.allowsQuery([])
            let (zoom, x, name) = (request.parameter("zoom"), request.parameter("x"), request.parameter("name"))
            // The name of a tile is its number as it is written here, so that each has one name.
            guard name.hasSuffix(".png"), let tile = StreetMap(zoom: zoom, x: x, y: String(name.dropLast(4)), style: style),
                "\(tile.zoom)/\(tile.x)/\(tile.y).png" == "\(zoom)/\(x)/\(name)"
            else { throw HTTPError(404, "no_such_image", "there is no tile '\(zoom)/\(x)/\(name)'") }
            return image("\(style)/\(zoom)/\(x)/\(name)", request) { tile.png }
        }
    }

    /// All routes except those of the process (`/healthz`, `/metrics`).
    public var routes: [Route] {
        let routes =
            [
                call("/v1/metadata/get_cities_with_deals", DealDocuments.cities) { [self] in try cities($0, $1) },
                call("/v1/metadata/get_categories_with_deals", DealDocuments.categories) { [self] in try categories($0, $1) },
                call("/v1/metadata/get_regions_with_deals", DealDocuments.regions, ["city"]) { [self] in try regions($0, $1) },
                call("/v1/deal/find_deals", DealDocuments.find, DealQuery.parameters) { [self] in try find($0, $1) },
                call("/v1/deal/get_single_deal", DealDocuments.single, ["deal_id", "today"]) { [self] in try single($0, $1) },
                call("/v1/deal/get_batch_deals_by_id", DealDocuments.batch, ["deal_ids", "today"]) { [self] in try batch($0, $1) },
                call("/v1/deal/get_suggestions", DealDocuments.suggestions, ["city", "keyword", "limit"]) { [self] in
                    try suggestions($0, $1)
                },
                Route(.get, "/m/deal/{number}", DealDocuments.mobilePage) { [self] in try page($0) },
                Route(.get, "/deal/{number}", DealDocuments.buyPage) { [self] in try page($0) },
            ] + imageRoutes
        let document = DealDocuments.document.json(routes).bytes
        return routes + [
            Route(.get, "/openapi.json", Operation("openapi", "This document.", needsSession: false, answers: [.init(200, "OpenAPI")])) {
                _ in
                .json(200, document)
            }
        ]
    }
}
