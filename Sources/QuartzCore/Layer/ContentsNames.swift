import RenderProtocol

extension CALayerContentsGravity {
    private static let table: [(CALayerContentsGravity, RenderGravity)] = [
        (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
        (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight), (.resize, .resize),
        (.resizeAspect, .resizeAspect), (.resizeAspectFill, .resizeAspectFill),
    ]
    init(_ gravity: RenderGravity) { self = Self.table.first { $0.1 == gravity }?.0 ?? .resize }
    var render: RenderGravity { Self.table.first { $0.0 == self }?.1 ?? .resize }
}

extension CALayerContentsFilter {
    init(_ filter: RenderFilter) {
        switch filter {
        case .linear: self = .linear
        case .nearest: self = .nearest
        case .trilinear: self = .trilinear
        }
    }
    var render: RenderFilter {
        switch self {
        case .nearest: .nearest
        case .trilinear: .trilinear
        default: .linear
        }
    }
}
