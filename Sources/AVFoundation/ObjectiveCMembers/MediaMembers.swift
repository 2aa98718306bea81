internal import ObjectiveC

/// The properties of this module's classes by key, for key-value coding and observing. Written by hand.
enum MediaMembers {
    static let tables: [String: MemberTable] = [
        "AVPlayer": MemberTable(
            player,
            keys: "status error currentItem rate defaultRate timeControlStatus reasonForWaitingToPlay actionAtItemEnd volume muted",
            renamed: "isMuted=muted"),
        "AVPlayerItem": MemberTable(
            item,
            keys: """
                status error duration presentationSize loadedTimeRanges seekableTimeRanges playbackLikelyToKeepUp playbackBufferEmpty \
                playbackBufferFull tracks asset
                """,
            renamed: """
                isPlaybackLikelyToKeepUp=playbackLikelyToKeepUp isPlaybackBufferEmpty=playbackBufferEmpty \
                isPlaybackBufferFull=playbackBufferFull
                """),
        "AVPlayerLayer": MemberTable(
            layer, keys: "player videoGravity readyForDisplay videoRect", renamed: "isReadyForDisplay=readyForDisplay"),
        "AVPlayerLooper": MemberTable(looper, keys: "status error loopCount loopingPlayerItems", renamed: ""),
    ]

    @MainActor private static func player(_ name: String) -> ObjCMember? {
        switch name {
        case "status": .readOnly(\AVPlayer.status)
        case "error": .readOnly(\AVPlayer.error)
        case "currentItem": .readOnly(\AVPlayer.currentItem)
        case "rate", "setRate:": .property(\AVPlayer.rate, name)
        case "defaultRate", "setDefaultRate:": .property(\AVPlayer.defaultRate, name)
        case "timeControlStatus": .readOnly(\AVPlayer.timeControlStatus)
        case "reasonForWaitingToPlay": .readOnly(\AVPlayer.reasonForWaitingToPlay)
        case "actionAtItemEnd", "setActionAtItemEnd:": .property(\AVPlayer.actionAtItemEnd, name)
        case "volume", "setVolume:": .property(\AVPlayer.volume, name)
        case "muted", "isMuted", "setMuted:": .property(\AVPlayer.isMuted, name)
        case "play": .free0(AVPlayer.play)
        case "pause": .free0(AVPlayer.pause)
        default: nil
        }
    }

    @MainActor private static func item(_ name: String) -> ObjCMember? {
        switch name {
        case "status": .readOnly(\AVPlayerItem.status)
        case "error": .readOnly(\AVPlayerItem.error)
        case "duration": .readOnly(\AVPlayerItem.duration)
        case "presentationSize": .readOnly(\AVPlayerItem.presentationSize)
        case "loadedTimeRanges": .readOnly(\AVPlayerItem.loadedTimeRanges)
        case "seekableTimeRanges": .readOnly(\AVPlayerItem.seekableTimeRanges)
        case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp": .readOnly(\AVPlayerItem.isPlaybackLikelyToKeepUp)
        case "playbackBufferEmpty", "isPlaybackBufferEmpty": .readOnly(\AVPlayerItem.isPlaybackBufferEmpty)
        case "playbackBufferFull", "isPlaybackBufferFull": .readOnly(\AVPlayerItem.isPlaybackBufferFull)
        case "tracks": .readOnly(\AVPlayerItem.tracks)
        case "asset": .readOnly(\AVPlayerItem.asset)
        default: nil
        }
    }

    @MainActor private static func layer(_ name: String) -> ObjCMember? {
        switch name {
        case "player", "setPlayer:": .property(\AVPlayerLayer.player, name)
        case "videoGravity", "setVideoGravity:": .property(\AVPlayerLayer.videoGravity, name)
        case "readyForDisplay", "isReadyForDisplay": .readOnly(\AVPlayerLayer.isReadyForDisplay)
        case "videoRect": .readOnly(\AVPlayerLayer.videoRect)
        default: nil
        }
    }

    @MainActor private static func looper(_ name: String) -> ObjCMember? {
        switch name {
        case "status": .readOnly(\AVPlayerLooper.status)
        case "error": .readOnly(\AVPlayerLooper.error)
        case "loopCount": .readOnly(\AVPlayerLooper.loopCount)
        case "loopingPlayerItems": .readOnly(\AVPlayerLooper.loopingPlayerItems)
        default: nil
        }
    }
}

/// Queued when the library is loaded; the tables themselves are made when the first name is asked for.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    ObjCRuntime.enqueue { ObjCRuntime.register(tablesOf: "AVFoundation") { MediaMembers.tables } }
}
