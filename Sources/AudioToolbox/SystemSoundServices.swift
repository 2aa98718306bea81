public import CoreGraphics
public import Foundation
internal import UIKitCore

// The C interface of System Sound Services, with Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias OSStatus = Int32
/// A sound made by `AudioServicesCreateSystemSoundID`, or one of the system's own.
public typealias SystemSoundID = UInt32

/// Played, shakes the device: a `vibrate` event in the simulator's log of haptics.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501

/// Makes a sound of an audio file of at most 30 seconds.
///
/// - Parameter outSystemSoundID: gets the sound's number; is left alone when there is an error.
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` when the URL names no readable file.
/// > Contract: Audio Toolbox, AudioServicesCreateSystemSoundID.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard let path = inFileURL.path, inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = SystemSounds.shared.add((path as NSString).lastPathComponent)
    return kAudioServicesNoError
}

/// Forgets a sound. Its number can no longer be played.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound, or shakes the device. From any thread.
///
/// Ferry tells the simulator, whose log and scripts (`expect-haptic "sound Beep.wav"`) name the sound; nothing is heard.
/// > Contract: Audio Toolbox, AudioServicesPlaySystemSound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) {} }

/// As `AudioServicesPlaySystemSound`; on a phone an alert shakes the device too.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID) {}
    if inSystemSoundID != kSystemSoundID_Vibrate { SystemSounds.shared.play(kSystemSoundID_Vibrate) {} }
}

/// - Parameter inCompletionBlock: called on the main queue when the sound is over, which without sound is at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

/// - Parameter inCompletionBlock: called on the main queue when the sound is over, which without sound is at once.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    AudioServicesPlayAlertSound(inSystemSoundID)
    DispatchQueue.main.async { inCompletionBlock?() }
}
