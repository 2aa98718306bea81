import AVFoundation
import Foundation
import Testing

/// The permission is the process's: one test after another.
@Suite("Recorder and speech", .application, .serialized) @MainActor struct RecorderTests {
    private let stage = PlaybackStage()
    private let fixture: MediaFixture

    init() throws {
        fixture = try MediaFixture()
        MediaPermission.microphone.reset(usage: nil, answer: .granted)
    }

    private final class Listener: AVAudioRecorderDelegate, AVSpeechSynthesizerDelegate {
        let calls = Answers()
        func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { calls.add(flag) }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) { calls.add("start") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { calls.add("finish") }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { calls.add("cancel") }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
        ) { calls.add((utterance.speechString as NSString).substring(with: characterRange)) }
    }

    @Test("a recording is a file of the recorded length", arguments: ["m4a", "caf", "wav", "aiff", "flac"])
    func recording(type: String) throws {
        let recorder = try AVAudioRecorder(
            url: fixture.url("memo.\(type)"), settings: [AVSampleRateKey: 22050.0, AVNumberOfChannelsKey: 1])
        let listener = Listener()
        recorder.delegate = listener
        #expect(recorder.record())
        stage.advance(1)
        #expect(recorder.isRecording)
        #expect(recorder.currentTime == 1)
        recorder.pause()
        stage.advance(1)
        recorder.record()
        stage.advance(0.5)
        recorder.stop()
        #expect(listener.calls.all == [true])
        let player = try AVAudioPlayer(contentsOf: fixture.url("memo.\(type)"))
        #expect(abs(player.duration - 1.5) < 0.1)
        #expect(recorder.deleteRecording())
        #expect(!recorder.deleteRecording())
    }

    @Test("a recording for a time stops by itself")
    func duration() throws {
        let recorder = try AVAudioRecorder(url: fixture.url("memo.m4a"), settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
        let listener = Listener()
        recorder.delegate = listener
        recorder.record(forDuration: 0.5)
        stage.advance(1)
        #expect(listener.calls.all == [true])
        #expect(!recorder.isRecording)
    }

    @Test("what cannot be recorded throws", arguments: [("memo.mp3", 44100), ("memo.txt", 44100), ("memo.wav", 1)])
    func formats(name: String, rate: Int) {
        #expect(throws: NSError.self) { try AVAudioRecorder(url: fixture.url(name), settings: [AVSampleRateKey: rate]) }
    }

    @Test("without permission to record the session says so")
    func permission() {
        #expect(AVAudioSession.sharedInstance().recordPermission == .granted)
        MediaPermission.microphone.reset(usage: nil)
        #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
    }

    @Test("a text is spoken word by word in its time, and the next one after it")
    func speech() async {
        let synthesizer = AVSpeechSynthesizer()
        let listener = Listener()
        synthesizer.delegate = listener
        synthesizer.speak(AVSpeechUtterance(string: "Good  morning"))
        synthesizer.speak(AVSpeechUtterance(string: "Bye"))
        #expect(synthesizer.isSpeaking)
        stage.advance(0.3)
        #expect(listener.calls.words == ["start", "Good"])
        stage.advance(3)
        #expect(listener.calls.words == ["start", "Good", "morning", "finish", "start", "Bye", "finish"])
        #expect(!synthesizer.isSpeaking)
        synthesizer.speak(AVSpeechUtterance(string: "One two"))
        stage.advance(0.1)
        #expect(synthesizer.stopSpeaking(at: .immediate))
        stage.advance(3)
        #expect(listener.calls.words.suffix(2) == ["One", "cancel"])
    }
}
