/// Colours at positions from 0 to 1.
///
/// > Contract: CoreGraphics, CGGradient
public final class CGGradient: @unchecked Sendable {
    package struct Stop: Hashable, Sendable {
        package var location: Double
        package var color: RGBAColor
    }

    package let stops: [Stop]

    package init(stops: [Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

    /// `locations` nil spaces the colours evenly. Nil without colours, or if an entry is not a `CGColor`.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let all = colors.compactMap { $0 as? CGColor }
        guard !all.isEmpty, all.count == colors.count else { return nil }
        let last = Double(max(all.count - 1, 1))
        self.init(
            stops: all.enumerated().map { index, color in
                Stop(location: locations.map { Double($0[index]) } ?? Double(index) / last, color: color.rgba)
            }
        )
    }

    /// Creates a gradient from an array of components.
    ///
    /// - Parameters:
    ///   - space: The space of the components; nil is returned for pattern and indexed spaces.
    ///   - components: For each colour the components of `space`, then alpha.
    ///   - locations: One position, 0...1, for each colour; nil spaces the colours evenly.
    ///   - count: The number of colours; nil is returned below 1.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0, space.model != .pattern, space.model != .indexed else { return nil }
        let size = space.numberOfComponents + 1
        let last = Double(max(count - 1, 1))
        self.init(
            stops: (0..<count).map { index in
                Stop(
                    location: locations.map { Double($0[index]) } ?? Double(index) / last,
                    color: space.sRGB(Array(UnsafeBufferPointer(start: components + index * size, count: size)))
                )
            }
        )
    }
}
