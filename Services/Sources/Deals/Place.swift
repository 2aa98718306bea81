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

    /// The ranges of cells that cover a circle around this place, the nearest first. > Parameters: radius: in metres.
    func cells(within radius: Double) -> [ClosedRange<Int64>] {
        let reach = radius / Self.metres
        let north = Int64(min(reach, 180e6))
        let rows = MapCell.row(max(-90_000_000, latitude - north))...MapCell.row(min(90_000_000, latitude + north))
        let middle = MapCell.row(latitude)
        return rows.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }.map { row in
            // The circle is widest in a row at the latitude of the row that is nearest to its centre.
            let south = row * MapCell.size - 90_000_000
            let away = Double(max(0, south - latitude, latitude - (south + MapCell.size)))
            let east = Int64(min(max(0, reach * reach - away * away).squareRoot() / narrowing, 360e6))
            let columns = MapCell.column(max(-180_000_000, longitude - east))...MapCell.column(min(180_000_000, longitude + east))
            return MapCell.number(row: row, column: columns.lowerBound)...MapCell.number(row: row, column: columns.upperBound)
        }
    }
}
