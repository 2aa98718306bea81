public import Foundation

/// A text to speak.
///
/// > Contract: AVFAudio, AVSpeechUtterance
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The text with its attributes; the text alone if it was given without.
    public let attributedSpeechString: NSAttributedString

    /// Creates an utterance of a text.
    public init(string: String) {
        (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
        super.init()
    }
    /// Creates an utterance of a text with attributes, such as its pronunciation.
    public init(attributedString string: NSAttributedString) {
        (speechString, attributedSpeechString) = (string.string, string)
        super.init()
    }

    /// The speed, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, from 0.5 to 2; kept: nothing is heard.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1; kept: nothing is heard.
    open var volume: Float = 1
    /// The voice; kept: nothing is heard.
    open var voice: AVSpeechSynthesisVoice?
    /// A pause before. > Units: seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// A pause after. > Units: seconds.
    open var postUtteranceDelay: TimeInterval = 0
}

/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The attribute for the pronunciation of a text, in the international phonetic alphabet.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// A voice; each language has one, which is not heard.
///
/// > Contract: AVFAudio, AVSpeechSynthesisVoice
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, such as `en-US`.
    public let language: String
    private static let languages = [
        "de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "ko-KR", "nl-NL", "pt-BR", "ru-RU", "zh-CN",
    ]

    /// Creates the voice of a language; with nil that of the device, nil for an unknown one.
    public init?(language languageCode: String?) {
        let code = languageCode ?? "en-US"
        guard let known = Self.languages.first(where: { $0 == code || $0.hasPrefix(code + "-") }) else { return nil }
        language = known
        super.init()
    }

    /// All voices.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { languages.compactMap { AVSpeechSynthesisVoice(language: $0) } }
    /// The language of the device.
    open class func currentLanguageCode() -> String { "en-US" }
    /// The name of the voice.
    open var name: String { language }
    /// The name of the voice to apps.
    open var identifier: String { "org.ferry.voice." + language }
}
