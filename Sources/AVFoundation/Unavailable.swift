public import Foundation

/// Tracks of several files, one after another.
@available(*, unavailable, message: "Compositions are not supported; play items one after another with AVQueuePlayer")
open class AVComposition: NSObject {}
/// Tracks of several files, which can be changed.
@available(*, unavailable, message: "Compositions are not supported; play items one after another with AVQueuePlayer")
open class AVMutableComposition: NSObject {}
/// How frames are composed.
@available(*, unavailable, message: "Compositions of video are not supported")
open class AVVideoComposition: NSObject {}
/// How frames are composed, which can be changed.
@available(*, unavailable, message: "Compositions of video are not supported")
open class AVMutableVideoComposition: NSObject {}
/// How sounds are mixed.
@available(*, unavailable, message: "There is no sound output to mix for")
open class AVMutableAudioMix: NSObject {}
/// Frames of an item as pixel buffers.
@available(*, unavailable, message: "There are no pixel buffers here; AVAssetImageGenerator makes images of frames")
open class AVPlayerItemVideoOutput: NSObject {}
/// Reads samples of an asset.
@available(*, unavailable, message: "There are no sample buffers here; AVAssetImageGenerator makes images of frames")
open class AVAssetReader: NSObject {}
/// Writes samples into a file.
@available(*, unavailable, message: "There are no sample buffers here; AVAssetExportSession copies a part of a file")
open class AVAssetWriter: NSObject {}
/// A graph of sounds.
@available(*, unavailable, message: "There is no sound output; AVAudioPlayer plays files in their time")
open class AVAudioEngine: NSObject {}
/// A source of sound in a graph.
@available(*, unavailable, message: "There is no sound output; AVAudioPlayer plays files in their time")
open class AVAudioPlayerNode: NSObject {}
/// A file of a graph of sounds.
@available(*, unavailable, message: "There is no sound output; AVAudioPlayer plays files in their time")
open class AVAudioFile: NSObject {}
/// Samples of a graph of sounds.
@available(*, unavailable, message: "There is no sound output; AVAudioPlayer plays files in their time")
open class AVAudioPCMBuffer: NSObject {}
