import Foundation

/// The state of a download that rows display.
struct Download: Equatable {
    enum State: Equatable {
        case running
        case paused
        case failed(ShareError)
        /// Complete, and verified against its digest.
        case done(URL)
    }

    var share: Share
    var state: State
    /// In bytes.
    var received: Int64

    var fraction: Float { share.size > 0 ? Float(min(1, Double(received) / Double(share.size))) : 0 }
    var isUnderWay: Bool {
        switch state {
        case .running, .paused, .failed: true
        case .done: false
        }
    }
}
