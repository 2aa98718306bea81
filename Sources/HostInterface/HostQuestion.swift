/// A question of the inspector of a viewer, in the JSON of the module `InspectionProtocol`.
public struct HostQuestion: Hashable, Sendable {
    /// Who asks, as the host counts its viewers.
    public var viewer: Int
    /// The viewer's own number, which the answer has, too.
    public var number: UInt32
    /// The request.
    public var text: String
    /// Creates a question.
    public init(viewer: Int, number: UInt32, text: String) { (self.viewer, self.number, self.text) = (viewer, number, text) }
}

extension HostDisplay {
    /// Most hosts have no inspector.
    public func answer(_ question: HostQuestion, with text: String, screen: PixelRect) {}
}
