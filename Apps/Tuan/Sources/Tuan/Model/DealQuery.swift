/// What deals are wanted.
struct DealQuery: Equatable {
    var city: String
    var category: String?
    var region: String?
    var sort = 1
    var keyword: String?

    /// The parameters of a request. "All" is not among them.
    var parameters: [String: String] {
        var parameters = ["city": city, "sort": "\(sort)"]
        parameters["category"] = category
        parameters["region"] = region
        parameters["keyword"] = keyword
        return parameters
    }
}
