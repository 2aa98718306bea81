internal import Foundation

/// What a map shows: its middle, its scale, its rotation, and the size of the view.
///
/// > Coordinates: view positions are in the view's points, from its top left corner.
public struct MapCamera: Hashable, Sendable {
    /// On the flat map, at the view's middle.
    public private(set) var middle: WorldPoint
    /// View points for a map point.
    public private(set) var scale: Double
    /// The direction that is up. > Units: degrees clockwise from north, from 0 to less than 360.
    public private(set) var heading: Double
    public private(set) var width: Double
    public private(set) var height: Double
    /// Limits of the scale, from a zoom range.
    public var scales: ClosedRange<Double> { didSet { settle() } }
    /// Where the middle may be.
    public var bounds: WorldRect { didSet { settle() } }

    /// A view point is half a meter on the ground, at the equator.
    public static let largestScale = 8.0

    public init(width: Double, height: Double) {
        middle = WorldRect.world.middle
        (scale, heading) = (0, 0)
        (self.width, self.height) = (width, height)
        scales = 0...Self.largestScale
        bounds = .world
        settle()
    }

    /// The scale at which the world is as high as the view.
    public var smallestScale: Double { max(height, 1) / Mercator.worldSide }

    /// Whole again after a change: the view shows no more than the world from north to south, x is within the world.
    private mutating func settle() {
        scale = min(max(scale, scales.lowerBound), scales.upperBound)
        scale = min(max(scale, smallestScale), Self.largestScale)
        let half = height / 2 / scale
        let side = Mercator.worldSide
        middle.x = min(max(middle.x - (middle.x / side).rounded(.down) * side, bounds.x), bounds.maxX)
        middle.y = min(max(middle.y, bounds.y), bounds.maxY)
        middle.y = min(max(middle.y, min(half, side / 2)), max(side - half, side / 2))
        heading -= (heading / 360).rounded(.down) * 360
    }

    // MARK: Changes

    /// The same middle and scale in a view of another size.
    public mutating func resize(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
        settle()
    }

    public mutating func move(to point: WorldPoint) {
        middle = point
        settle()
    }

    public mutating func rotate(to heading: Double) {
        self.heading = heading
        settle()
    }

    /// Looks at a place from a distance; nil keeps the scale. > Units: meters.
    public mutating func look(at place: GlobePoint, distance: Double?, heading: Double) {
        // The scale first: it limits where the middle may be.
        if let distance { scale = scale(atDistance: distance, latitude: place.latitude) }
        (middle, self.heading) = (Mercator.point(place), heading)
        settle()
    }

    public mutating func zoom(to scale: Double) {
        self.scale = scale
        settle()
    }

    /// Scales and turns so that what was at `from` in the view is at `to`: a step of a pinch, a rotation or a pan.
    public mutating func apply(from: ViewPoint, to: ViewPoint, scale factor: Double = 1, turn: Double = 0) {
        let anchor = point(at: from)
        scale *= factor
        heading -= turn
        settle()
        // The anchor at the middle, then moved by the distance from the middle to its new position.
        let offset = turned(ViewPoint(to.x - width / 2, to.y - height / 2), by: heading)
        middle = WorldPoint(anchor.x - offset.x / scale, anchor.y - offset.y / scale)
        settle()
    }

    /// Shows at least a rectangle, in its middle, without rotation; the insets of the view stay outside of it.
    public mutating func fit(_ rect: WorldRect, middle wanted: WorldPoint? = nil, insets: ViewInsets = ViewInsets()) {
        let center = wanted ?? rect.middle
        let halves = (
            max(center.x - rect.x, rect.maxX - center.x, 0), max(center.y - rect.y, rect.maxY - center.y, 0)
        )
        let inner = (max(width - insets.left - insets.right, 1), max(height - insets.top - insets.bottom, 1))
        let fitting = (inner.0 / max(2 * halves.0, .leastNormalMagnitude), inner.1 / max(2 * halves.1, .leastNormalMagnitude))
        heading = 0
        scale = min(fitting.0, fitting.1, Self.largestScale)
        middle = center
        settle()
        let shift = ViewPoint((insets.right - insets.left) / 2, (insets.bottom - insets.top) / 2)
        middle = WorldPoint(center.x + shift.x / scale, center.y + shift.y / scale)
        settle()
    }

    // MARK: Conversion

    /// The position of a map point, of the copies of the world in the one nearest to the middle.
    public func position(of point: WorldPoint) -> ViewPoint { exactPosition(of: Mercator.nearest(point, to: middle.x)) }

    /// The position of a map point without wrapping.
    public func exactPosition(of point: WorldPoint) -> ViewPoint {
        let offset = turned(ViewPoint((point.x - middle.x) * scale, (point.y - middle.y) * scale), by: -heading)
        return ViewPoint(offset.x + width / 2, offset.y + height / 2)
    }

    /// The map point at a position; outside of the world's edges its x is outside of the world.
    public func point(at position: ViewPoint) -> WorldPoint {
        let offset = turned(ViewPoint(position.x - width / 2, position.y - height / 2), by: heading)
        return WorldPoint(middle.x + offset.x / scale, middle.y + offset.y / scale)
    }

    private func turned(_ vector: ViewPoint, by degrees: Double) -> ViewPoint {
        guard degrees != 0 else { return vector }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return ViewPoint(vector.x * cosine - vector.y * sine, vector.x * sine + vector.y * cosine)
    }

    /// The rectangle around everything that is visible.
    public var visibleRect: WorldRect {
        let corners = [ViewPoint(0, 0), ViewPoint(width, 0), ViewPoint(0, height), ViewPoint(width, height)].map(point(at:))
        return WorldRect(enclosing: corners) ?? .world
    }

    // MARK: Distance of the eye

    /// How wide a camera of MapKit sees from top to bottom, here; Apple does not document it. > Units: degrees.
    static let fieldOfView = 30.0

    /// From the eye to the middle. > Units: meters.
    public var distance: Double {
        get {
            let meters = height / scale / Mercator.pointsPerMeter(latitude: Mercator.place(middle).latitude)
            return meters / 2 / tan(Self.fieldOfView / 2 * .pi / 180)
        }
        set { zoom(to: scale(atDistance: newValue, latitude: Mercator.place(middle).latitude)) }
    }

    /// The scale at which the eye is at a distance. > Units: meters.
    public func scale(atDistance distance: Double, latitude: Double) -> Double {
        let meters = 2 * max(distance, 1) * tan(Self.fieldOfView / 2 * .pi / 180)
        return height / (meters * Mercator.pointsPerMeter(latitude: latitude))
    }

    // MARK: Animation

    /// The camera at a fraction of the way to another: the scale changes by equal factors, the middle and the heading the short way.
    public func interpolated(to other: MapCamera, _ fraction: Double) -> MapCamera {
        guard fraction < 1 else { return other }
        var result = other
        result.scale = scale * pow(other.scale / scale, fraction)
        let end = Mercator.nearest(other.middle, to: middle.x)
        // What is shown moves at an even pace also while the scale changes.
        let (start, goal) = (1 / scale, 1 / other.scale)
        let part = abs(start - goal) < start * 1e-6 ? fraction : (start - 1 / result.scale) / (start - goal)
        result.middle = WorldPoint(middle.x + (end.x - middle.x) * part, middle.y + (end.y - middle.y) * part)
        let turn = (other.heading - heading + 540).truncatingRemainder(dividingBy: 360) - 180
        result.heading = heading + turn * fraction
        result.settle()
        return result
    }
}

/// A position in a view, in its points.
public struct ViewPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// Distances from a view's edges.
public struct ViewInsets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
