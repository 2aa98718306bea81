public import Foundation
internal import UIKitCore

/// Speaks texts, one after another, without a sound: there is no sound output. A text takes its time, its words are notified, and the simulator's
/// log has it.
///
/// > Contract: AVFAudio, AVSpeechSynthesizer
/// > Isolation: the main thread.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    private var queue: [AVSpeechUtterance] = []
    private var words: [NSRange] = []
    private var cancel: (@MainActor () -> Void)?
    /// The object that is notified; held weakly.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    /// A character's time at the usual speed. > Units: seconds.
    private static let characterTime = 0.07

    /// Creates a synthesizer.
    public override init() { super.init() }

    /// Whether there is a text to speak.
    open var isSpeaking: Bool { !queue.isEmpty }
    /// Whether it pauses within a text.
    open private(set) var isPaused = false

    /// Speaks a text after those before it.
    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if queue.count == 1 { begin(utterance) }
    }

    /// Ends all texts, at once whatever the boundary is; returns whether there was one.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first else { return false }
        wait(nil)
        (queue, isPaused) = ([], false)
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
    }
    /// Stands still before the next word.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        wait(nil)
        isPaused = true
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }
    /// Goes on.
    @discardableResult open func continueSpeaking() -> Bool {
        guard let utterance = queue.first, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        speakNext(utterance)
        return true
    }

    private func begin(_ utterance: AVSpeechUtterance) {
        words = Self.words(of: utterance.speechString)
        wait((max(0, utterance.preUtteranceDelay), { $0.start(utterance) }))
    }

    private func start(_ utterance: AVSpeechUtterance) {
        let text = utterance.speechString
        MainTurn.run { ApplicationContext.of(nil).send(.log("speaks: \(text)")) }
        delegate?.speechSynthesizer(self, didStart: utterance)
        if queue.first === utterance { speakNext(utterance) }
    }

    private func speakNext(_ utterance: AVSpeechUtterance) {
        guard !words.isEmpty else { return wait((max(0, utterance.postUtteranceDelay), { $0.finish(utterance) })) }
        let word = words.removeFirst()
        delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
        guard queue.first === utterance, !isPaused else { return }
        let speed = Double(max(0.1, utterance.rate / AVSpeechUtteranceDefaultSpeechRate))
        wait((Double(word.length + 1) * Self.characterTime / speed, { $0.speakNext(utterance) }))
    }

    private func finish(_ utterance: AVSpeechUtterance) {
        queue.removeFirst()
        delegate?.speechSynthesizer(self, didFinish: utterance)
        if let next = queue.first { begin(next) }
    }

    /// Replaces what is waited for.
    private func wait(_ next: (seconds: Double, action: (AVSpeechSynthesizer) -> Void)?) {
        nonisolated(unsafe) let next = next  // The class is used on the main thread.
        MainActor.assumeIsolated {
            cancel?()
            cancel = next.map { next in
                ApplicationContext.of(nil).delays.run(after: next.seconds) { [weak self] in if let self { next.action(self) } }
            }
        }
    }

    private static func words(of text: String) -> [NSRange] {
        var ranges: [NSRange] = []
        let whole = text as NSString
        var start: Int?
        for index in 0...whole.length {
            let isGap = index == whole.length || whole.character(at: index) <= 32
            if isGap, let first = start { ranges.append(NSRange(location: first, length: index - first)) }
            start = isGap ? nil : start ?? index
        }
        return ranges
    }
}

/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After a word.
    case word
}

/// Is notified of what is spoken.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// A text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text pauses.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// A text goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// A text was stopped.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A word begins.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) {}
}
