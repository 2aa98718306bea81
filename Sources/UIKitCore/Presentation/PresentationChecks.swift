internal import Foundation

extension UnimplementedSetting {
    /// Reports presentation settings that are not implemented.
    static func check(_ session: ModalSession) {
        let (shown, controller) = (session.presented, session.controller)
        if session.transitionStyle == .partialCurl { report("modalTransitionStyle partialCurl: it covers from below instead", on: shown) }
        if !controller.shouldPresentInFullscreen { report("shouldPresentInFullscreen", on: controller) }
    }
}
