/// What deals are wanted.
struct DealQuery: Equatable {
    var city: String
    var category: String?
    var region: String?
    var sort = 1
    var keyword: String?
    /// Deals around a place.
    var area: MapArea?

    /// The parameters of a request. "All" is not among them.
    var parameters: [String: String] {
        var parameters = ["city": city, "sort": "\(sort)"]
        parameters["category"] = category
        parameters["region"] = region
        parameters["keyword"] = keyword
        if let area {
            parameters["latitude"] = String(format: "%.6f", area.center.latitude)
            parameters["longitude"] = String(format: "%.6f", area.center.longitude)
            parameters["radius"] = "\(area.radius)"
        }
        return parameters
    }
}
