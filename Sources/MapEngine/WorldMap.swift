/// Countries and cities, from Natural Earth at 1:110 million.
public struct WorldMap: Sendable {
    public struct Country: Sendable {
        public let name: String
        public let population: Int
        /// Outlines, closed; on the flat map.
        public let rings: [[WorldPoint]]
        public let bounds: WorldRect
        /// The middle of its largest ring.
        public let label: WorldPoint
    }
    public struct City: Sendable {
        public let name: String
        public let point: WorldPoint
    }

    public let countries: [Country]
    public let cities: [City]

    /// The map that the module has.
    public static let bundled = WorldMap(PackageResources.world_map) ?? WorldMap(countries: [], cities: [])

    private init(countries: [Country], cities: [City]) { (self.countries, self.cities) = (countries, cities) }

    /// Reads a file of Scripts/map-data.py; nil if it ends early.
    init?(_ data: [UInt8]) {
        var reader = Reader(data: data)
        guard let countries = reader.list({ $0.country() }), let cities = reader.list({ $0.city() }) else { return nil }
        self.init(countries: countries, cities: cities)
    }

    private struct Reader {
        let data: [UInt8]
        var at = 0

        init(data: [UInt8]) { self.data = data }

        mutating func number() -> Int? {
            var (value, shift) = (0, 0)
            while at < data.count, shift < 56 {
                let byte = Int(data[at])
                at += 1
                value |= (byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }

        mutating func signed() -> Int? { number().map { $0 & 1 == 0 ? $0 >> 1 : -(($0 + 1) >> 1) } }

        mutating func text() -> String? {
            guard let length = number(), at + length <= data.count else { return nil }
            defer { at += length }
            return String(decoding: data[at..<at + length], as: UTF8.self)
        }

        /// A number of elements, then the elements.
        mutating func list<Element>(_ element: (inout Reader) -> Element?) -> [Element]? {
            guard let count = number(), count <= data.count else { return nil }
            var result: [Element] = []
            for _ in 0..<count {
                guard let next = element(&self) else { return nil }
                result.append(next)
            }
            return result
        }

        mutating func country() -> Country? {
            guard let name = text(), let population = number(), let rings = list({ $0.ring() }) else { return nil }
            let boxes = rings.compactMap { WorldRect(enclosing: $0) }
            guard let bounds = WorldRect(enclosing: rings.joined()),
                let largest = boxes.max(by: { $0.width * $0.height < $1.width * $1.height })
            else { return nil }
            return Country(name: name, population: population, rings: rings, bounds: bounds, label: largest.middle)
        }

        mutating func ring() -> [WorldPoint]? {
            var (x, y) = (0, 0)
            return list { reader in
                guard let right = reader.signed(), let up = reader.signed() else { return nil }
                x += right
                y += up
                return Mercator.point(GlobePoint(latitude: Double(y) / 100, longitude: Double(x) / 100))
            }
        }

        mutating func city() -> City? {
            guard let name = text(), let x = signed(), let y = signed() else { return nil }
            return City(name: name, point: Mercator.point(GlobePoint(latitude: Double(y) / 100, longitude: Double(x) / 100)))
        }
    }
}
