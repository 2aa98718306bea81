internal import UIKitCore

/// Runs when the library is loaded.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    MoreTabLists.register { MoreListController($0) }
}
