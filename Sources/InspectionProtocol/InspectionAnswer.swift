import Foundation

/// What an app or the simulator answers an inspector; in JSON an object with one member, named as the case.
public enum InspectionAnswer: Codable, Hashable, Sendable {
    /// The windows, controllers and views.
    case tree(InspectionTree)
    /// The tree is the one that the inspector knows.
    case unchanged
    /// Everything about one view or controller, after a change too.
    case view(InspectedView)
    /// Layers with their own images.
    case layers(InspectionLayers)
    /// What commits of the app took.
    case appFrames(InspectionAppFrames)
    /// What frames of the simulator took.
    case deviceFrames(InspectionDeviceFrames)
    /// Nothing was done, for this reason.
    case refused(String)

    private enum Name: String, CodingKey { case tree, unchanged, view, layers, appFrames, deviceFrames, refused }

    /// Writes the one member.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Name.self)
        switch self {
        case .tree(let tree): try members.encode(tree, forKey: .tree)
        case .unchanged: try members.encode(true, forKey: .unchanged)
        case .view(let view): try members.encode(view, forKey: .view)
        case .layers(let layers): try members.encode(layers, forKey: .layers)
        case .appFrames(let frames): try members.encode(frames, forKey: .appFrames)
        case .deviceFrames(let frames): try members.encode(frames, forKey: .deviceFrames)
        case .refused(let reason): try members.encode(reason, forKey: .refused)
        }
    }

    /// Reads the one member.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Name.self)
        switch members.allKeys.first {
        case .tree: self = .tree(try members.decode(InspectionTree.self, forKey: .tree))
        case .unchanged: self = .unchanged
        case .view: self = .view(try members.decode(InspectedView.self, forKey: .view))
        case .layers: self = .layers(try members.decode(InspectionLayers.self, forKey: .layers))
        case .appFrames: self = .appFrames(try members.decode(InspectionAppFrames.self, forKey: .appFrames))
        case .deviceFrames: self = .deviceFrames(try members.decode(InspectionDeviceFrames.self, forKey: .deviceFrames))
        case .refused: self = .refused(try members.decode(String.self, forKey: .refused))
        case nil: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not an answer"))
        }
    }

    /// The answer as JSON; equal answers are equal texts.
    public var json: String { InspectionJSON.text(of: self) }

    /// Reads what `json` wrote; throws for anything else.
    public init(json: String) throws { self = try InspectionJSON.value(Self.self, from: json) }
}

/// A rectangle. > Units: points.
public struct InspectionRect: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The length along x.
    public var width: Double
    /// The length along y.
    public var height: Double
    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    /// Writes a list of four numbers.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [x, y, width, height] { try list.encode(number.isFinite ? (number * 100).rounded() / 100 : number) }
    }

    /// Reads a list of four numbers.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        x = try list.decode(Double.self)
        y = try list.decode(Double.self)
        width = try list.decode(Double.self)
        height = try list.decode(Double.self)
    }
}

/// Distances to the edges of a rectangle. > Units: points.
public struct InspectionEdges: Codable, Hashable, Sendable {
    /// The distance to the top edge.
    public var top: Double
    /// The distance to the left edge.
    public var left: Double
    /// The distance to the bottom edge.
    public var bottom: Double
    /// The distance to the right edge.
    public var right: Double
    /// Creates distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Writes a list of four numbers.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [top, left, bottom, right] { try list.encode(number.isFinite ? (number * 100).rounded() / 100 : number) }
    }

    /// Reads a list of four numbers.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        top = try list.decode(Double.self)
        left = try list.decode(Double.self)
        bottom = try list.decode(Double.self)
        right = try list.decode(Double.self)
    }
}
