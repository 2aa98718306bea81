internal import CoreGraphics
package import Foundation

/// Metrics of menus in iOS 15 to 17 (facts 2.4; letters give the confidence of each value).
/// > Units: points, seconds.
package enum MenuMetrics {
    /// A card and its rows (R).
    package static let width: CGFloat = 250
    package static let accessibilityWidth: CGFloat = 340
    package static let rowHeight: CGFloat = 44
    package static let cornerRadius: CGFloat = 13
    package static let groupGap: CGFloat = 8
    /// Text and image in a row (R).
    package static let sideInset: CGFloat = 16
    package static let checkedInset: CGFloat = 32
    package static let checkMiddle: CGFloat = 18
    package static let textInset: CGFloat = 11
    package static let subtitleInset: CGFloat = 8
    /// The centre of an image from the trailing edge, and the width of the image column with its gap (R).
    package static let pictureMiddle: CGFloat = 27
    package static let pictureRoom: CGFloat = 30
    package static let headerInset: CGFloat = 7
    package static let titleLines = 2
    /// Grids: the number of columns, and the row height (R).
    package static let smallColumns = 4
    package static let mediumColumns = 3
    package static let smallHeight: CGFloat = 44
    package static let mediumHeight: CGFloat = 66
    /// Above and below a grid cell's content.
    package static let cellInset: CGFloat = 9
    /// From the anchor to the card, from the card to the edge of the screen (R).
    package static let anchorGap: CGFloat = 6
    package static let screenMargin: CGFloat = 8
    /// A shorter movement selects nothing at the place where it opened the menu (R).
    package static let dragThreshold: CGFloat = 10
    /// A touch that rests on a submenu's row opens it (R).
    package static let submenuDwell: TimeInterval = 0.6
    /// A card under an open submenu (R).
    package static let parentScale: CGFloat = 0.94
    package static let parentDimming: CGFloat = 0.12
    /// The shadow below a card (R).
    package static let shadowOpacity: Float = 0.18
    package static let shadowRadius: CGFloat = 32
    package static let shadowOffset = CGSize(width: 0, height: 12)
    /// Opening is a spring from the anchor, closing an ease back to it (R).
    package static let openScale: CGFloat = 0.2
    package static let openDuration: TimeInterval = 0.4
    package static let openDamping: CGFloat = 0.82
    package static let closeDuration: TimeInterval = 0.22
    /// The inset of text lines lifted as a preview (R).
    package static let textPreviewInset: CGFloat = 4
    package static let textPreviewCorner: CGFloat = 6
}

/// Metrics of a context menu's lift (facts 3.5; R unless noted).
package enum LiftMetrics {
    /// When the view begins to rise, and when the menu opens.
    package static let hintDelay: TimeInterval = 0.15
    package static let pressDuration: TimeInterval = 0.5
    package static let movement: CGFloat = 10
    package static let scale: CGFloat = 1.05
    package static let maximumGrowth: CGFloat = 24
    package static let previewGap: CGFloat = 12
    package static let previewMargin: CGFloat = 16
    package static let previewCorner: CGFloat = 13
    package static let shadowRadius: CGFloat = 24
    package static let shadowOpacity: Float = 0.22
    package static let backdropDimming: CGFloat = 0.1
    package static let cancelDuration: TimeInterval = 0.25
    /// The background is blurred (D) with this material (R).
    static let backdropStyle = UIBlurEffect.Style.systemUltraThinMaterial
}
