internal import AVFoundation
internal import ObjectiveC

/// The properties of this module's classes by key, for key-value coding and observing. Written by hand.
enum PlayerControllerMembers {
    static let tables: [String: MemberTable] = [
        "AVPlayerViewController": MemberTable(
            controller, keys: "player showsPlaybackControls videoGravity readyForDisplay videoBounds",
            renamed: "isReadyForDisplay=readyForDisplay")
    ]

    @MainActor private static func controller(_ name: String) -> ObjCMember? {
        switch name {
        case "player", "setPlayer:": .property(\AVPlayerViewController.player, name)
        case "showsPlaybackControls", "setShowsPlaybackControls:": .property(\AVPlayerViewController.showsPlaybackControls, name)
        case "videoGravity", "setVideoGravity:": .property(\AVPlayerViewController.videoGravity, name)
        case "readyForDisplay", "isReadyForDisplay": .readOnly(\AVPlayerViewController.isReadyForDisplay)
        case "videoBounds": .readOnly(\AVPlayerViewController.videoBounds)
        default: nil
        }
    }
}

/// Queued when the library is loaded; the tables themselves are made when the first name is asked for.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    ObjCRuntime.enqueue { ObjCRuntime.register(tablesOf: "AVKit") { PlayerControllerMembers.tables } }
}
