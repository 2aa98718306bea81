/// What `ferry-simulator --measure-frames` prints as JSON. > Units: milliseconds a frame, megabytes.
public struct MeasuredFrames: Decodable, Sendable {
    public var frames: Int
    public var changed: Int
    public var appProcessor: Double
    public var serverProcessor: Double
    public var pacedProcessor: Double
    public var wall99: Double
    public var appMemory: Double
    public var serverMemory: Double

    public var processor: Double { appProcessor + serverProcessor }
    public var memory: Double { appMemory + serverMemory }
}
