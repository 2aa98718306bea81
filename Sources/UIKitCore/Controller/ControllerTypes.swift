public import Foundation

/// How a controller is presented; sheets and popovers adapt to a compact width.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; the presenter's view is removed meanwhile.
    case fullScreen = 0
    /// A sheet that covers most of the window.
    case pageSheet = 1
    /// A centred sheet of 540×620 points on a pad, unless the controller prefers another size; a sheet on a phone.
    case formSheet = 2
    /// In place of the nearest ancestor that defines a presentation context.
    case currentContext = 3
    /// As the presentation controller of the transitioning delegate arranges.
    case custom = 4
    /// Over the whole window, with the presenter's view below.
    case overFullScreen = 5
    /// Over the nearest ancestor that defines a presentation context, with its view below.
    case overCurrentContext = 6
    /// A card with an arrow on a pad; a sheet in a compact width.
    case popover = 7
    /// No adaptation, as a delegate's return value; a controller with it is presented as `automatic`.
    case none = -1
    /// The system's choice: `pageSheet` in Ferry.
    case automatic = -2
}

/// The animation of a presentation without an animator of its own.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Moves up from the bottom edge.
    case coverVertical = 0
    /// Turns the screen around its vertical axis.
    case flipHorizontal = 1
    /// Fades.
    case crossDissolve = 2
    /// A corner curls up in UIKit; in Ferry the screen covers from below, and the log says so.
    case partialCurl = 3
}

/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light appearance, light on dark.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}

/// The animation of a status bar that hides or shows.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// Fades.
    case fade = 1
    /// Moves over the top edge.
    case slide = 2
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Landscape with the home button at the right: the device was turned to the left.
    case landscapeRight = 3
    /// Landscape with the home button at the left: the device was turned to the right.
    case landscapeLeft = 4
    /// Upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Left or right.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// `UIInterfaceOrientation.landscapeRight`.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// `UIInterfaceOrientation.landscapeLeft`.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// The default of a controller: all on a pad, all but upside down on a phone.
    @MainActor static var standard: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}

/// An object whose size its container decides.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content would like; zero if it has no preference.
    var preferredContentSize: CGSize { get }
    /// Called when a child's preferred size has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when a child's fitting size has changed; never called in Ferry.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size in points that a child has, for the container's size.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the container's size changes, for example by a rotation.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's traits change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
