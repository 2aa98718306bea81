internal import Foundation
public import UIKitCore

// Options of each kind of accessory; nil is the default.

extension UICellAccessory {
    /// The appearance of a chevron.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The appearance of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The appearance of a detail button.
    public struct DetailOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The appearance of a pop-up menu.
    public struct PopUpMenuOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The appearance of the red minus.
    public struct DeleteOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?
        /// The colour of the filled circle; nil is the system's.
        public var backgroundColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        ///   - backgroundColor: the colour of the filled circle; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The appearance of the green plus.
    public struct InsertOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?
        /// The colour of the filled circle; nil is the system's.
        public var backgroundColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        ///   - backgroundColor: the colour of the filled circle; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The appearance of the selection circle.
    public struct MultiselectOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?
        /// The colour of the filled circle; nil is the system's.
        public var backgroundColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        ///   - backgroundColor: the colour of the filled circle; nil is the system's.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The appearance of the reorder control.
    public struct ReorderOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?
        /// Whether a line separates the control from accessories before it; true by default.
        public var showsVerticalSeparator: Bool

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        ///   - showsVerticalSeparator: whether a line precedes it; nil is true.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The appearance and behaviour of an expandable row's chevron.
    public struct OutlineDisclosureOptions {
        /// Which taps expand and collapse a row.
        public enum Style: Sendable, Hashable {
            /// `header` in a row with the appearance of a header, `cell` in others.
            case automatic
            /// A tap on the whole row expands and collapses it.
            case header
            /// Only a tap on the chevron does; the row can be selected.
            case cell
        }

        /// Which taps expand and collapse the row.
        public var style: Style
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred, so that rows are aligned; `standard` by default.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - style: which taps expand and collapse the row.
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is `standard`.
        ///   - tintColor: its colour; nil is the system's.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The appearance of a text.
    public struct LabelOptions {
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred; nil, the default, is its own width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?
        /// The font of the text; the body style by default.
        public var font: UIFont
        /// Whether the font follows the text size of the device; true by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options; nil stands for the default.
        ///
        /// - Parameters:
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is its own.
        ///   - tintColor: its colour; nil is the system's.
        ///   - font: the font of the text; nil is the body style.
        ///   - adjustsFontForContentSizeCategory: whether the font follows the device's text size; nil is true.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the app as an accessory.
    public struct CustomViewConfiguration {
        /// The view to show; it belongs to one cell.
        public let customView: UIView
        /// The side, the states and the position among other accessories.
        public let placement: Placement
        /// Whether the accessory is not shown in any state; false by default.
        public var isHidden: Bool
        /// The width in which the accessory is centred; nil, the default, is its own width.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the accessory; nil is the system's.
        public var tintColor: UIColor?
        /// Whether the view keeps its size; otherwise it has its preferred size.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; nil stands for the default.
        ///
        /// - Parameters:
        ///   - customView: the view to show.
        ///   - placement: the side, the states and the position.
        ///   - isHidden: whether it is not shown; nil is false.
        ///   - reservedLayoutWidth: the width in which it is centred; nil is its own.
        ///   - tintColor: the view's tint; nil leaves it.
        ///   - maintainsFixedSize: whether the view keeps its size; nil is false.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }

        var place: (DisplayedState, Position, isLeading: Bool) {
            switch placement {
            case .leading(let displayed, let position): (displayed, position, true)
            case .trailing(let displayed, let position): (displayed, position, false)
            }
        }
    }
}
