import Glibc

/// A point on the map. > Units: millionths of a degree.
struct Place: Sendable, Equatable {
    var latitude: Int64
    var longitude: Int64

    /// > Units: metres in a millionth of a degree of latitude.
    static let metres = 0.11132

    /// Of a degree of longitude here, in degrees of latitude.
    private var narrowing: Double { max(0.01, cos(Double(latitude) * 1e-6 * .pi / 180)) }

    /// On a plane that touches the earth here. > Units: metres.
    func distance(to other: Place) -> Double { TangentPlane(at: self).distance(to: other) }

    /// Measures many distances from one place: the cosine of its latitude is computed once.
    struct TangentPlane: Sendable {
        private let origin: Place
        private let narrowing: Double

        init(at origin: Place) { (self.origin, narrowing) = (origin, origin.narrowing) }

        /// > Units: metres.
        func distance(to other: Place) -> Double {
            let (north, east) = (Double(other.latitude - origin.latitude), Double(other.longitude - origin.longitude) * narrowing)
            return (north * north + east * east).squareRoot() * Place.metres
        }
    }

    /// The bands that a circle around this place touches, the nearest first. > Parameters: radius: in metres.
    func bands(within radius: Double) -> [Int64] {
        let north = Int64(min(radius / Self.metres, 180e6))
        let bands = MapBand.number(max(-90_000_000, latitude - north))...MapBand.number(min(90_000_000, latitude + north))
        let middle = MapBand.number(latitude)
        return bands.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    }

    /// The part of a band that is in a circle around this place; nil for none. > Parameters: radius: in metres.
    func part(ofBand band: Int64, within radius: Double) -> MapBand.Part? {
        let reach = radius / Self.metres
        // The circle is widest in a band at its latitude that is nearest to the centre.
        let south = band * MapBand.height - 90_000_000
        let away = Double(max(0, south - latitude, latitude - (south + MapBand.height)))
        guard away <= reach else { return nil }
        let east = Int64(min((reach * reach - away * away).squareRoot() / narrowing, 360e6).rounded(.up))
        return MapBand.Part(band: band, longitudes: max(-180_000_000, longitude - east)...min(180_000_000, longitude + east))
    }
}
