public import Foundation
internal import QuartzCore
internal import Synchronization
internal import UIKitCore

/// Records the simulated microphone, which is silent, into a file of the length that was recorded.
///
/// The file is written by ``stop()``. `record()` asks for the microphone if the user was not asked yet; iOS records silence without permission too.
///
/// > Contract: AVFAudio, AVAudioRecorder
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    private let state = Mutex(PlaybackTimeline())
    private let content: MediaWriter.Content
    /// The file.
    public let url: URL
    /// What the sound is like.
    public let settings: [String: Any]
    /// The object that is notified of the end; held weakly.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether ``updateMeters()`` measures; the microphone is silent.
    open var isMeteringEnabled = false
    @MainActor private var cancelEnd: (@MainActor () -> Void)?

    /// Creates a recorder of a file. Throws for a format or a type of file that cannot be written.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        content = try RecordingFormat.content(for: url, settings)
        super.init()
    }
    /// Creates a recorder of a file in a format.
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: format.settings) }

    private var now: Double { LayerContext.main.now }

    /// Makes the recorder ready; returns true.
    @discardableResult open func prepareToRecord() -> Bool { true }
    /// Begins to record, or goes on.
    @discardableResult open func record() -> Bool {
        if MediaPermission.microphone.answer == .undetermined { MediaPermission.microphone.ask { _ in } }
        let now = now
        state.withLock { $0.setRate(1, at: now) }
        return true
    }
    /// Records for a time, and stops. > Units: seconds.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        guard duration.isFinite, duration > 0 else { return false }
        MainTurn.run { [weak self] in
            self?.cancelEnd?()
            self?.cancelEnd = ApplicationContext.of(nil).delays.run(after: duration) { self?.stop() }
        }
        return record()
    }
    /// Stands still; ``record()`` goes on.
    open func pause() {
        let now = now
        state.withLock { $0.setRate(0, at: now) }
    }
    /// Ends the recording, and writes the file.
    open func stop() {
        let now = now
        let length = state.withLock { timeline in
            defer { timeline = PlaybackTimeline() }
            return timeline.time(at: now).seconds
        }
        let failure = write(length)
        if let failure { MediaLog.report(failure) }
        MainTurn.run { [self] in
            cancelEnd?()
            cancelEnd = nil
            delegate?.audioRecorderDidFinishRecording(self, successfully: failure == nil)
        }
    }
    /// Deletes the file; returns whether there was one.
    @discardableResult open func deleteRecording() -> Bool {
        do { try FileManager.default.removeItem(at: url) } catch { return false }
        return true
    }
    /// Whether it records.
    open var isRecording: Bool { state.withLock { $0.rate != 0 } }
    /// The recorded time; 0 after ``stop()``. > Units: seconds.
    open var currentTime: TimeInterval {
        let now = now
        return state.withLock { $0.time(at: now).seconds }
    }
    /// Measures the microphone, which is silent.
    open func updateMeters() {}
    /// The level of the microphone: silence. > Units: decibels of the maximum.
    open func averagePower(forChannel channelNumber: Int) -> Float { SoundLevel.silence.average }
    /// The highest sample of the microphone: silence. > Units: decibels of the maximum.
    open func peakPower(forChannel channelNumber: Int) -> Float { SoundLevel.silence.peak }

    private func write(_ length: Double) -> MediaFailure? {
        guard let sound = content.sound else { return nil }
        do throws(MediaFailure) {
            let writer = try MediaWriter(url: url, content)
            var left = Int(saturatingSeconds: length * Double(sound.sampleRate))
            let silence = [Float](repeating: 0, count: sound.sampleRate * sound.channels)
            while left > 0 {
                let count = min(left, sound.sampleRate)
                try writer.append(sound: Array(silence.prefix(count * sound.channels)))
                left -= count
            }
            try writer.finish()
            return nil
        } catch { return error }
    }
}

extension Int {
    /// A number of samples; 0 for what is no number.
    fileprivate init(saturatingSeconds value: Double) { self = Int(exactly: Swift.max(0, Swift.min(value, 1e12)).rounded()) ?? 0 }
}

/// Is notified when a recording ends.
public protocol AVAudioRecorderDelegate: AnyObject {
    /// The recording ended, by `stop()` or after its time; false if the file cannot be written.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The encoder failed; not called here.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
