import AudioToolbox
import DeviceProtocol
import Foundation
import Testing
import UIKitCore

@Suite("System sounds", .application) @MainActor struct SystemSoundTests {
    private func played(_ app: TestApplication) -> [String] {
        app.environment.requests.compactMap { if case .haptic(let sound) = $0 { sound.description } else { nil } }
    }

    @Test("a file becomes a system sound, whose name is logged when it plays")
    func files() throws {
        let app = TestApplication()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bell-\(UUID().uuidString).wav")
        try Data("RIFF".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(file as NSURL, &sound) == kAudioServicesNoError)
        #expect(sound != 0)
        AudioServicesPlaySystemSound(sound)
        #expect(played(app) == ["sound \(file.lastPathComponent)"])
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
        AudioServicesPlaySystemSound(sound)
        #expect(played(app).count == 1)
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesSystemSoundUnspecifiedError)
    }

    @Test("a URL without a readable file makes no sound", arguments: ["file:///no/such/file.wav", "https://example.org/a.wav"])
    func missing(address: String) throws {
        var sound: SystemSoundID = 7
        let url = try #require(URL(string: address))
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &sound) == kAudioServicesSystemSoundUnspecifiedError)
        #expect(sound == 7)
    }

    @Test("vibrates alone and with an alert; system sounds have their numbers")
    func vibration() {
        let app = TestApplication()
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlayAlertSound(1005)
        AudioServicesPlaySystemSound(12)
        #expect(played(app) == ["vibrate", "sound 1104", "sound 1005", "vibrate"])
    }

    @Test("a function is called at each end of a sound, until it is removed")
    func completion() async throws {
        _ = TestApplication()
        final class Ends: @unchecked Sendable { var sounds: [SystemSoundID] = [] }
        let ends = Ends()
        let data = Unmanaged.passUnretained(ends).toOpaque()
        let end: AudioServicesSystemSoundCompletionProc = { sound, data in
            guard let data else { return }
            Unmanaged<Ends>.fromOpaque(data).takeUnretainedValue().sounds.append(sound)
        }
        // Of its own: other tests play the system's.
        var sound: SystemSoundID = 0
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(AudioServicesCreateSystemSoundID(file as NSURL, &sound) == kAudioServicesNoError)
        let own = sound
        #expect(AudioServicesAddSystemSoundCompletion(own, nil, nil, end, data) == kAudioServicesNoError)
        func play() async {
            await withCheckedContinuation { done in AudioServicesPlaySystemSoundWithCompletion(own) { done.resume() } }
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
        await play()
        #expect(ends.sounds == [own])
        AudioServicesRemoveSystemSoundCompletion(own)
        await play()
        #expect(ends.sounds == [own])
    }
}
