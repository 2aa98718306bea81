/// The windows of an app with their controllers and views: parents before children, back to front.
public struct InspectionTree: Codable, Hashable, Sendable {
    /// The screen. > Units: points.
    public var width: Double
    /// The screen. > Units: points.
    public var height: Double
    /// The objects, each followed by what it contains.
    public var nodes: [InspectionNode]
    /// Views beyond the limit that were left out.
    public var omitted: Int
    /// Equal for equal trees.
    public private(set) var digest: String

    /// The maximum number of nodes.
    public static let limit = 5000

    /// Creates a tree with its digest.
    public init(width: Double, height: Double, nodes: [InspectionNode], omitted: Int = 0) {
        (self.width, self.height, self.nodes, self.omitted) = (width, height, nodes, omitted)
        digest = ""
        digest = Self.digest(of: InspectionJSON.text(of: self))
    }

    /// FNV-1a with 64 bits.
    private static func digest(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}

/// One window, controller or view of a tree.
public struct InspectionNode: Codable, Hashable, Sendable {
    /// What an object of the tree is.
    public enum Kind: String, Codable, Sendable { case window, controller, view }

    /// The same for the same object as long as it exists.
    public var id: Int
    /// The number of ancestors.
    public var depth: Int
    /// What it is.
    public var kind: Kind
    /// The class without its module.
    public var type: String
    /// The accessibility identifier, or the name of a controller.
    public var identifier: String?
    /// The text that it shows, or the accessibility label.
    public var label: String?
    /// Left out if it is not hidden itself.
    public var isHidden: Bool?
    /// Left out if it is 1.
    public var alpha: Double?
    /// In the superview's coordinates.
    public var frame: InspectionRect?
    /// The bounding box on the screen.
    public var screen: InspectionRect?
    /// Subviews are cut at its bounds.
    public var clips: Bool?
    /// The view itself shows something, not only its subviews.
    public var draws: Bool?
    /// Left out if there are none.
    public var margins: InspectionEdges?
    /// What bars and the device's edges cover; left out if nothing does.
    public var safeArea: InspectionEdges?

    /// Creates a node with what all have.
    public init(id: Int, depth: Int, kind: Kind, type: String) { (self.id, self.depth, self.kind, self.type) = (id, depth, kind, type) }
}
