internal import Foundation
internal import UIKitCore

/// The configurations of one cell or header, and their views.
@MainActor final class ConfiguredContent {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: ConfiguredBackgroundView?
    /// Whether the state changed since the configurations were last updated.
    var isStale = true
    var updatesContent = true
    var updatesBackground = true

    /// How the content view changed.
    enum Change { case none, updated, replaced }

    func setContent(_ new: (any UIContentConfiguration)?) -> Change {
        content = new
        guard let new else {
            guard contentView != nil else { return .none }
            contentView = nil
            return .replaced
        }
        if let contentView, contentView.supports(new) {
            contentView.configuration = new
            return .updated
        }
        contentView = new.makeContentView()
        return .replaced
    }

    /// Shows a background behind the other subviews of `host`.
    func setBackground(_ new: UIBackgroundConfiguration?, in host: UIView) {
        background = new
        guard let new else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? ConfiguredBackgroundView(frame: host.bounds)
        if backgroundView == nil {
            host.insertSubview(view, at: 0)
            backgroundView = view
        }
        view.cornerRadius = new.cornerRadius
        view.show(new, fillColor: new.resolvedBackgroundColor(for: host.tintColor), isCapsule: false)
    }

    /// Updates the configurations if the state changed; changes during the update do not trigger another one.
    func updateIfStale(_ update: () -> Void) {
        guard isStale else { return }
        isStale = false
        update()
        isStale = false
    }

    /// Updates the configurations for a state, if they are automatic.
    func follow(_ state: any UIConfigurationState, in host: UIView) {
        if updatesContent, let content { _ = setContent(content.updated(for: state)) }
        if updatesBackground, let background { setBackground(background.updated(for: state), in: host) }
    }

    /// The background's frame in a view of this size. > Units: points.
    func layOutBackground(in frame: CGRect, margins: UIEdgeInsets, rightToLeft: Bool) {
        guard let background, let backgroundView else { return }
        var insets = background.backgroundInsets
        let added = margins.directional(rightToLeft: rightToLeft)
        let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.leading) { insets.leading += added.leading }
        if edges.contains(.trailing) { insets.trailing += added.trailing }
        if edges.contains(.top) { insets.top += added.top }
        if edges.contains(.bottom) { insets.bottom += added.bottom }
        backgroundView.frame = frame.inset(by: insets.resolved(rightToLeft: rightToLeft))
    }
}
