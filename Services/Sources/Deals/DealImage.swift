import Samples

/// The images of deals: a gradient, soft lights and a drawing for the category. Each subcategory has several.
struct DealImage: Equatable, Sendable {
    static let variants = 8

    let icon: String
    let subcategory: Int64
    let variant: Int64
    let isSmall: Bool

    /// `12-5.png` and `12-5-small.png`: a subcategory and a variant. Nil for other names.
    init?(name: String, _ catalog: Catalog) {
        guard name.hasSuffix(".png") else { return nil }
        let parts = name.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.count == 2 || parts[2] == "small", let subcategory = Int64(parts[0]),
            let variant = Int64(parts[1]), (0..<Int64(Self.variants)).contains(variant),
            "\(subcategory)-\(variant)" == parts[...1].joined(separator: "-"),
            let category = catalog.categories.first(where: { $0.subcategories.contains { $0.id == subcategory } })
        else { return nil }
        (icon, self.subcategory, self.variant, isSmall) = (category.icon, subcategory, variant, parts.count == 3)
    }

    /// From, to, and an accent.
    private static let palettes: [String: (UInt32, UInt32, UInt32)] = [
        "food": (0xF7A23B, 0xD9432F, 0xFFE3B0), "leisure": (0x8F6BE8, 0x4A3AA8, 0xFFD166), "show": (0x4361EE, 0x1D2671, 0xF9C74F),
        "hotel": (0x2A9D8F, 0x1B4965, 0xFFE8A3), "beauty": (0xF78FB3, 0xC44569, 0xFFF0D9), "life": (0x7BC96F, 0x2D8659, 0xFFD97D),
        "travel": (0x56CCF2, 0x2F80ED, 0xFFE066), "family": (0xFFC75F, 0xF9845F, 0x845EC2),
    ]

    var png: [UInt8] {
        let (width, height) = isSmall ? (320, 200) : (640, 400)
        var numbers = SeededNumbers(state: UInt64(bitPattern: subcategory &* 64 &+ variant))
        let palette = Self.palettes[icon] ?? (0x8D99AE, 0x2B2D42, 0xEDF2F4)
        let turn = Float(numbers.next(below: 30)) / 100
        let (first, last) = (Color(palette.0), Color(palette.1))
        let (from, to) = (first.mixed(with: last, turn), last.mixed(with: first, turn / 3))
        let isFlipped = numbers.next(below: 2) == 0
        let (w, h) = (Float(width), Float(height))
        var canvas = Canvas(width: width, height: height) { x, y in
            from.mixed(with: to, ((isFlipped ? w - x : x) / w + y / h) / 2)
        }
        for _ in 0..<7 {
            let (x, y) = (Float(numbers.next(below: 100)) / 100 * w, Float(numbers.next(below: 100)) / 100 * h)
            let radius = Float(6 + numbers.next(below: 26)) / 100 * h
            canvas.fill(Color(1, 1, 1), alpha: 0.05 + Float(numbers.next(below: 8)) / 100, Shape.circle(x, y, radius))
        }
        let unit = h / 100
        let centre = (w * (0.42 + Float(numbers.next(below: 16)) / 100), h * 0.52)
        canvas.fill(Color(0, 0, 0), alpha: 0.08, Shape.circle(centre.0, centre.1 + unit * 2, unit * 39))
        canvas.fill(Color(1, 1, 1), alpha: 0.16, Shape.circle(centre.0, centre.1, unit * 39))
        for part in Motif.parts(icon, accent: Color(palette.2)) {
            canvas.fill(part.color, alpha: 0.95) { part.distance(($0 - centre.0) / unit, ($1 - centre.1) / unit) * unit }
        }
        return canvas.png
    }
}

/// The drawing of a category, in a square from -30 to 30.
enum Motif {
    typealias Distance = (Float, Float) -> Float

    struct Part {
        var color: Color
        var distance: Distance
    }

    static func parts(_ icon: String, accent: Color) -> [Part] {
        let white = Color(1, 1, 1)
        func light(_ distance: @escaping Distance) -> Part { Part(color: white, distance: distance) }
        func bright(_ distance: @escaping Distance) -> Part { Part(color: accent, distance: distance) }
        switch icon {
        case "food":
            let bowl = Shape.intersection(Shape.circle(0, -2, 25), Shape.box(0, 13, 30, 15, corner: 0))
            return [light(bowl), bright(Shape.box(0, -2, 28, 3, corner: 3)), light(Shape.box(0, 24, 10, 2, corner: 2))]
                + [-10, 0, 10].map { light(Shape.line($0, -11, $0 + 3, -22, 1.6)) }
        case "leisure":
            return [
                light(Shape.line(3, 3, 16, 20, 4)), bright(Shape.circle(-5, -8, 12)), light(Shape.line(-14, 1, 4, -17, 1)),
                light(Shape.line(18, -22, 18, -8, 1.4)), light(Shape.circle(15, -8, 4)),
            ]
        case "show":
            let holes = Shape.difference(Shape.box(0, 0, 28, 17, corner: 4), Shape.circle(-28, 0, 6))
            return [light(Shape.difference(holes, Shape.circle(28, 0, 6)))]
                + [-10, -3.5, 3, 9.5].map { bright(Shape.box(10, $0, 1, 2, corner: 1)) } + [bright(Shape.circle(-8, 0, 8))]
        case "hotel":
            return [
                light(Shape.line(-26, -12, -26, 20, 2.4)), light(Shape.box(2, 10, 27, 6, corner: 3)),
                light(Shape.line(26, 12, 26, 20, 2.4)),
                bright(Shape.box(-14, 0, 8, 4, corner: 3)), bright(Shape.difference(Shape.circle(15, -16, 10), Shape.circle(20, -19, 9))),
            ]
        case "beauty":
            return [(0, -14), (13.3, -4.3), (8.2, 11.3), (-8.2, 11.3), (-13.3, -4.3)].map { light(Shape.circle($0, $1, 10)) }
                + [bright(Shape.circle(0, 0, 8))]
        case "life":
            return [
                light(Shape.polygon([(-28, 0), (0, -25), (28, 0)])), light(Shape.box(0, 11, 19, 13, corner: 2)),
                bright(Shape.box(0, 15, 5, 9, corner: 2)),
            ]
        case "travel":
            return [
                bright(Shape.circle(13, -16, 8)), light(Shape.polygon([(-28, 22), (-8, -14), (12, 22)])),
                light(Shape.polygon([(-2, 22), (14, -2), (28, 22)])),
            ]
        default:
            return [(-12, -8, 10), (12, -10, 11), (0, -16, 12)].flatMap { x, y, radius in
                [light(Shape.line(x, y, 0, 24, 0.8)), (x == 0 ? bright : light)(Shape.circle(x, y, radius))]
            }
        }
    }
}
