/// How sound keeps its pitch at other speeds.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For speech.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// For music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// The pitch changes with the speed.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
