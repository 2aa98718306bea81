public import Foundation

/// A view that replaces or accompanies the keyboard, and looks like it on request.
///
/// > Contract: UIKit, UIInputView
open class UIInputView: UIView {
    /// What is behind the content.
    public enum Style: Int, Sendable {
        /// Nothing: the view's own background.
        case `default` = 0
        /// The background of the keyboard.
        case keyboard = 1
    }

    /// The style with which the view was made.
    public let inputViewStyle: Style
    /// Whether the height follows the constraints inside the view, also of a view that has a frame; false by default.
    open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } } }

    /// - Parameter frame: in points; the height counts, the width is the window's.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardBackground.color }
    }

    /// Creates a view of the default style.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Creates a view of the default style from an archive or an Interface Builder file.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
