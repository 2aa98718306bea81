internal import DeviceProtocol

// UIKit's values as the values of requests. Bits that an app made up are not sent: the simulator refuses them.

extension DeviceState.Orientation {
    /// Nil for `unknown`.
    init?(_ orientation: UIInterfaceOrientation) {
        switch orientation {
        case .unknown: return nil
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeRight
        case .landscapeLeft: self = .landscapeLeft
        }
    }
}

extension DeviceState.Orientations {
    init(_ mask: UIInterfaceOrientationMask) { self = Self(rawValue: UInt8(truncatingIfNeeded: mask.rawValue)).intersection(.all) }
}

extension ApplicationRequest.ScreenEdges {
    init(_ edges: UIRectEdge) { self = Self(rawValue: UInt8(truncatingIfNeeded: edges.rawValue)).intersection(.all) }
}

extension ApplicationRequest.FetchResult {
    init(_ result: UIBackgroundFetchResult) {
        switch result {
        case .newData: self = .newData
        case .noData: self = .noData
        case .failed: self = .failed
        }
    }
}

extension ApplicationRequest.KeyboardType {
    init(_ type: UIKeyboardType) { self = Self(rawValue: type.rawValue) ?? .default }
}

extension ApplicationRequest.Feedback.ImpactStyle {
    init(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
        switch style {
        case .light: self = .light
        case .medium: self = .medium
        case .heavy: self = .heavy
        case .soft: self = .soft
        case .rigid: self = .rigid
        }
    }
}
