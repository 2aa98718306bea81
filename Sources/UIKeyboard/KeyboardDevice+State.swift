internal import DeviceProtocol
internal import Foundation
internal import KeyboardModel
internal import UIKitCore

extension KeyboardDevice {
    @MainActor init(_ state: DeviceState, placement: KeyboardPlacement = .docked) {
        let size = DeviceChangeDispatcher.screenSize(of: state)
        self.init(
            isPad: state.idiom == .pad, width: Double(size.width), height: Double(size.height), safeLeft: state.safeLeft,
            safeRight: state.safeRight, safeBottom: state.safeBottom, scale: state.scale)
        if isPad { self.placement = placement }
    }
}
