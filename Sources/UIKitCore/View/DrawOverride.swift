internal import Foundation
internal import QuartzCore

/// Whether a view class overrides drawing: a view that does not gets no backing store.
@MainActor enum DrawOverride {
    private static let probe = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Drawing.self)

    static func isOverridden(in type: UIView.Type) -> Bool { probe.isOverridden(in: type) }

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) { clearsContextBeforeDrawing = true }
    }
    private final class Plain: UIView {}
}

extension UIView {
    package var overridesDraw: Bool { DrawOverride.isOverridden(in: type(of: self)) }
}
