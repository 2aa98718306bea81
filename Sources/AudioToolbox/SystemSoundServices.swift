public import CoreGraphics
public import DarwinFoundation
public import Foundation
internal import UIKitCore

// The C interface of System Sound Services, with Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The result of a function of this module: 0 for success.
public typealias OSStatus = Int32
/// A sound created by `AudioServicesCreateSystemSoundID`, or one of the system's own.
public typealias SystemSoundID = UInt32

/// Vibrates the device: a `vibrate` event in the simulator's log of haptics.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The function succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The property is not supported; not returned here.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The property's size is wrong; not returned here.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The specifier's size is wrong; not returned here.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// The sound's file is not readable, or there is no such sound.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The sound server did not respond; not returned here.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501

/// Creates a sound from an audio file of at most 30 seconds.
///
/// - Parameter outSystemSoundID: receives the sound's identifier; unchanged on error.
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` if the file is not readable.
/// > Contract: Audio Toolbox, AudioServicesCreateSystemSoundID.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard let path = inFileURL.path, inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = SystemSounds.shared.add((path as NSString).lastPathComponent)
    return kAudioServicesNoError
}

/// Disposes of a sound. Its identifier can no longer be played.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound, or vibrates the device. From any thread.
///
/// Ferry notifies the simulator, whose log and scripts (`expect-haptic "sound Beep.wav"`) name the sound; there is no audio output.
/// > Contract: Audio Toolbox, AudioServicesPlaySystemSound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) {} }

/// As `AudioServicesPlaySystemSound`; on a phone an alert also vibrates the device.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID) {}
    if inSystemSoundID != kSystemSoundID_Vibrate { SystemSounds.shared.play(kSystemSoundID_Vibrate) {} }
}

/// Plays a sound, or vibrates the device, and calls a closure at its end.
///
/// - Parameter inCompletionBlock: called on the main queue when the sound has ended, which without audio output is at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

/// Plays a sound as an alert, which on a phone also vibrates, and calls a closure at its end.
///
/// - Parameter inCompletionBlock: called on the main queue when the sound has ended, which without audio output is at once.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?) {
    AudioServicesPlayAlertSound(inSystemSoundID)
    ApplicationContext.later { inCompletionBlock?() }
}

/// A function that is called when a sound has ended. > Contract: Audio Toolbox, AudioServicesSystemSoundCompletionProc.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Calls a function whenever a sound has ended, until it is removed; a sound has one such function.
///
/// - Parameters:
///   - inRunLoop: not used: the function is called on the main queue.
///   - inRunLoopMode: not used.
///   - inClientData: passed to the function.
/// - Returns: `kAudioServicesNoError`.
/// > Contract: Audio Toolbox, AudioServicesAddSystemSoundCompletion.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    let data = UInt(bitPattern: inClientData)
    SystemSounds.shared.setCompletion(
        { inCompletionRoutine(inSystemSoundID, UnsafeMutableRawPointer(bitPattern: data)) }, of: inSystemSoundID)
    return kAudioServicesNoError
}

/// Removes the function that is called when a sound has ended.
///
/// > Contract: Audio Toolbox, AudioServicesRemoveSystemSoundCompletion.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.setCompletion(nil, of: inSystemSoundID)
}
