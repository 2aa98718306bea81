/// The planes of a stack of layers, back to front.
public struct InspectionLayers: Codable, Hashable, Sendable {
    /// The screen. > Units: points.
    public var width: Double
    /// The screen. > Units: points.
    public var height: Double
    /// The planes, back to front.
    public var planes: [InspectionPlane]
    /// Planes beyond the limits that were left out, or have no image.
    public var omitted: Int

    /// The maximum number of planes.
    public static let limit = 800
    /// The maximum number of pixels in all images.
    public static let pixelLimit = 12_000_000
    /// The maximum length of all images together: photographs are hardly smaller as PNG. > Units: bytes of Base64.
    public static let imageLimit = 24 << 20

    /// Creates a stack.
    public init(width: Double, height: Double, planes: [InspectionPlane], omitted: Int) {
        (self.width, self.height, self.planes, self.omitted) = (width, height, planes, omitted)
    }
}

/// One view or layer of a stack.
public struct InspectionPlane: Codable, Hashable, Sendable {
    /// The view, or the nearest one that has the layer.
    public var id: Int
    /// The class of the view or layer.
    public var type: String
    /// How far up it is in the stack: above everything that it covers.
    public var level: Int
    /// The width of its bounds. > Units: points.
    public var width: Double
    /// The height of its bounds. > Units: points.
    public var height: Double
    /// From its bounds to the screen: a, b, c, d, tx, ty.
    public var transform: [Double]
    /// What clips it, on the screen; nil if it is all visible there.
    public var clip: InspectionRect?
    /// From 0 to 1, with that of everything that contains it.
    public var opacity: Double
    /// Its own image as PNG in Base64, without sublayers; nil if it shows nothing itself.
    public var image: String?

    /// Creates a plane.
    public init(
        id: Int, type: String, level: Int, width: Double, height: Double, transform: [Double], clip: InspectionRect?, opacity: Double,
        image: String?
    ) {
        (self.id, self.type, self.level, self.width, self.height) = (id, type, level, width, height)
        (self.transform, self.clip, self.opacity, self.image) = (transform, clip, opacity, image)
    }
}

/// Finds how far up each plane of a stack is: one above the highest plane below it that it touches.
public struct PlaneLevels: Sendable {
    private var placed: [(box: InspectionRect, level: Int)] = []

    /// Creates an empty stack.
    public init() {}

    /// The level of the next plane from the back. > Parameters: box: its bounding box on the screen; floor: the level of its parent.
    public mutating func add(_ box: InspectionRect, above floor: Int) -> Int {
        var level = floor + 1
        for other in placed where other.level >= level && Self.touch(other.box, box) { level = other.level + 1 }
        placed.append((box, level))
        return level
    }

    private static func touch(_ one: InspectionRect, _ other: InspectionRect) -> Bool {
        one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
    }
}
