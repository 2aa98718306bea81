public import AVFoundation
public import Foundation
internal import ObjectiveC
public import UIKitCore

/// Shows the video of a player, with controls: play, pause, skip, a slider, and a button that dismisses it.
///
/// A tap shows and hides the controls; while the player plays they hide after three seconds.
///
/// > Contract: AVKit, AVPlayerViewController
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    private let content = PlayerContentView()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The player; its video appears, it does not begin to play. Observable.
    open var player: AVPlayer? {
        get { content.player }
        set {
            KeyValueChanges.will(self, "player")
            content.player = newValue
            KeyValueChanges.did(self, "player")
        }
    }
    /// Whether there are controls; true by default.
    open var showsPlaybackControls: Bool {
        get { content.showsControls }
        set { content.showsControls = newValue }
    }
    /// How the video fills the view; `.resizeAspect` by default.
    open var videoGravity: AVLayerVideoGravity {
        get { content.videoLayer.videoGravity }
        set { content.videoLayer.videoGravity = newValue }
    }
    /// Whether the first frame is there.
    open var isReadyForDisplay: Bool { content.videoLayer.isReadyForDisplay }
    /// Where the video is. > Units: points of the view.
    open var videoBounds: CGRect { content.videoLayer.videoRect }
    /// A view for the app's own content, between the video and the controls.
    open var contentOverlayView: UIView? { content.overlay }
    /// Whether the user may only play and pause; false by default.
    open var requiresLinearPlayback: Bool {
        get { content.isLinear }
        set { content.isLinear = newValue }
    }
    /// The object that is notified.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether the video may go on in a window of its own; kept: there is none here.
    open var allowsPictureInPicturePlayback = true
    /// Whether the device's lock screen shows what plays; kept: it does not here.
    open var updatesNowPlayingInfoCenter = true
    /// Whether the video fills the screen when it begins; kept without effect here.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the video leaves the full screen when it ends; kept without effect here.
    open var exitsFullScreenWhenPlaybackEnds = false

    open override func loadView() { view = content }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let isPresented = presentingViewController != nil && parent == nil
        content.onClose = isPresented ? { [weak self] in self?.close() } : nil
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { player?.pause() }
    }

    open override var prefersHomeIndicatorAutoHidden: Bool { content.areControlsHidden }
    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    private func close() { presentingViewController?.dismiss(animated: true) }
}

/// Is notified of what a player's controller does.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
