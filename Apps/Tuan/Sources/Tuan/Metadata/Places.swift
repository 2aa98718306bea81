/// A part of a city with its neighbourhoods.
struct District: Equatable, DictionaryModel {
    var name: String
    var neighbourhoods: [String]

    init(name: String, neighbourhoods: [String] = []) {
        self.name = name
        self.neighbourhoods = neighbourhoods
    }

    init(_ fields: Fields) throws {
        name = try fields.text("name")
        neighbourhoods = try fields.texts("subregions")
    }
}

struct City: Equatable, DictionaryModel {
    var name: String
    var isHot: Bool
    /// The centre, in degrees.
    var latitude: Double
    var longitude: Double
    var districts: [District]

    init(name: String, isHot: Bool = false, latitude: Double = 0, longitude: Double = 0, districts: [District] = []) {
        self.name = name
        self.isHot = isHot
        self.latitude = latitude
        self.longitude = longitude
        self.districts = districts
    }

    init(_ fields: Fields) throws {
        name = try fields.text("name")
        isHot = fields.flag("hot")
        latitude = fields.optionalNumber("latitude") ?? 0
        longitude = fields.optionalNumber("longitude") ?? 0
        districts = try fields.models("regions")
    }
}

/// The cities under one letter.
struct CityGroup: Equatable, DictionaryModel {
    var title: String
    var cities: [City]

    init(title: String, cities: [City]) {
        self.title = title
        self.cities = cities
    }

    init(_ fields: Fields) throws {
        title = try fields.text("title")
        cities = try fields.models("cities")
    }
}
