import HTTP
import JSON

/// The routes' descriptions in `/openapi.json`.
enum DealDocuments {
    private static let text: JSON = ["type": "string", "minLength": 1]
    private static let city = Operation.Parameter("city", in: .query, "The name of a city.", schema: text)
    private static let keyword = Operation.Parameter("keyword", in: .query, "A part of a title or a neighbourhood.", schema: text)

    private static let today = Operation.Parameter(
        "today", in: .query, "The client's date; dates of deals are counted from it.", schema: ["type": "string", "format": "date"])

    private static func number(_ name: String, _ description: String, _ bounds: ClosedRange<Int64>) -> Operation.Parameter {
        .init(
            name, in: .query, description,
            schema: ["type": "integer", "minimum": .int(bounds.lowerBound), "maximum": .int(bounds.upperBound)])
    }

    private static func object(_ properties: JSON) -> JSON { ["type": "object", "properties": properties] }

    private static func list(_ schema: JSON) -> JSON { ["type": "array", "items": schema] }

    private static let status: JSON = ["type": "string", "enum": ["OK"]]

    /// A call of the API; all take a key and a signature.
    private static func call(
        _ name: String, _ summary: String, _ parameters: [Operation.Parameter] = [], _ schema: JSON, refusals: [Int] = []
    ) -> Operation {
        let signed: [Operation.Parameter] = [
            .init("appkey", in: .query, "The key of the app.", schema: text, isRequired: true),
            .init(
                "sign", in: .query, "Upper-case SHA-1 of the key, the sorted parameters and the secret.",
                schema: ["type": "string", "pattern": "^[0-9A-F]{40}$"], isRequired: true),
        ]
        return Operation(
            name, summary, needsSession: false, parameters: signed + parameters, answers: [.init(200, "OK", schema)],
            refusals: [401] + refusals)
    }

    private static let deal = object([
        "deal_id": ["type": "string", "pattern": "^1-[1-9][0-9]*$"], "title": text, "description": text, "city": text,
        "list_price": ["type": "number"], "current_price": ["type": "number"], "regions": list(text), "categories": list(text),
        "purchase_count": ["type": "integer"], "publish_date": ["type": "string", "format": "date"],
        "purchase_deadline": ["type": "string", "format": "date"], "distance": ["type": "integer"], "image_url": text, "s_image_url": text,
        "deal_url": text, "deal_h5_url": text, "details": text, "notice": text,
        "restrictions": object([
            "is_refundable": ["type": "integer"], "is_reservation_required": ["type": "integer"], "special_tips": ["type": "string"],
        ]),
        "businesses": list(
            object([
                "id": ["type": "integer"], "name": text, "city": text, "address": text, "telephone": text, "latitude": ["type": "number"],
                "longitude": ["type": "number"],
            ])),
    ])
    private static let page = object([
        "status": status, "count": ["type": "integer"], "total_count": ["type": "integer"],
        "deals": list(OpenAPIDocument.reference("Deal")),
    ])

    static let document = OpenAPIDocument(title: "Tuan", version: "1", schemas: [.init("Deal", deal)], error: DealError.schema)

    static let cities = call("getCities", "Names of the cities that have deals.", [], object(["status": status, "cities": list(text)]))
    static let categories = call(
        "getCategories", "Categories and their subcategories.", [],
        object([
            "status": status,
            "categories": list(
                object(["category_name": text, "subcategories": list(object(["category_name": text]))])),
        ]))
    static let regions = call(
        "getRegions", "Districts and neighbourhoods of a city, or of all.", [city],
        object([
            "status": status,
            "cities": list(object(["city_name": text, "districts": list(object(["district_name": text, "neighborhoods": list(text)]))])),
        ]))
    static let find = call(
        "findDeals", "A page of the deals of a city, or near a place.",
        [
            city, .init("category", in: .query, "The name of a category or subcategory.", schema: text),
            .init("region", in: .query, "The name of a district or neighbourhood of the city.", schema: text), keyword,
            number(
                "sort", "1 standard, 2 cheapest, 3 dearest, 4 most bought, 5 newest, 6 ending soon, 7 nearest.", 1...7),
            number("limit", "Deals in a page.", 1...40), number("page", "The number of the page.", 1...1_000_000),
            .init("latitude", in: .query, "Degrees.", schema: ["type": "number", "minimum": -90, "maximum": 90]),
            .init("longitude", in: .query, "Degrees.", schema: ["type": "number", "minimum": -180, "maximum": 180]),
            number("radius", "Metres around the place.", 1...DealQuery.largestRadius), today,
        ], page)
    static let single = call(
        "getDeal", "One deal.", [.init("deal_id", in: .query, "The id of a deal.", schema: text, isRequired: true), today], page,
        refusals: [404])
    static let batch = call(
        "getDeals", "Up to 40 deals by their ids, in that order; unknown ones are left out.",
        [.init("deal_ids", in: .query, "Ids, with commas between them.", schema: text, isRequired: true), today], page)
    static let suggestions = call(
        "suggest", "Names of shops and titles of deals that contain a keyword.",
        [city, keyword, number("limit", "Suggestions at most.", 1...20)],
        object([
            "status": status, "count": ["type": "integer"],
            "suggestions": list(object(["text": text, "type": ["type": "string", "enum": ["shop", "deal"]]])),
        ]))

    private static let dealNumber = Operation.Parameter(
        "number", in: .path, "The part of a deal's id after the hyphen.", schema: ["type": "string", "pattern": "^[1-9][0-9]*$"])
    private static let variant = Operation.Parameter(
        "variant", in: .query, "How untidy the page is; each deal has its own.",
        schema: ["type": "string", "enum": .array(MobilePage.Variant.allCases.map { .string($0.rawValue) })])

    private static func pageOperation(_ name: String, _ summary: String) -> Operation {
        Operation(
            name, summary, needsSession: false, parameters: [dealNumber, today, variant],
            answers: [.init(200, "The page", ["type": "string"], type: "text/html"), .init(404, "There is no such deal")])
    }

    static let mobilePage = pageOperation("mobilePage", "The deal's page for phones.")
    static let buyPage = pageOperation("buyPage", "The deal's page for buying.")
    private static let png: JSON = ["type": "string", "format": "binary"]
    static let image = Operation(
        "image", "An image of a subcategory.", needsSession: false,
        parameters: [.init("name", in: .path, "`12-5.png`, or `12-5-small.png`.", schema: text)],
        answers: [.init(200, "The image", png, type: "image/png"), .init(304, "Not changed")], refusals: [404])
    static let tile = tileOperation("tile", "A tile of the map, 256 pixels wide, numbered as usual.")
    static let darkTile = tileOperation("darkTile", "The same tile for dark appearance.")

    private static func tileOperation(_ name: String, _ summary: String) -> Operation {
        Operation(
            name, summary, needsSession: false,
            parameters: [
                .init("zoom", in: .path, "0 to 19.", schema: text), .init("x", in: .path, "From the west.", schema: text),
                .init("name", in: .path, "From the north, with `.png`.", schema: text),
            ], answers: [.init(200, "The tile", png, type: "image/png"), .init(304, "Not changed")], refusals: [404])
    }
}
