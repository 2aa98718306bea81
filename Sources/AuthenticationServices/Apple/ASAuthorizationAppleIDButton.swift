internal import CoreGraphics
public import Foundation
public import UIKitCore

/// The button for signing in with an account of Apple. > Contract: AuthenticationServices, ASAuthorizationAppleIDButton.
/// > Partial: Apple's logo is not drawn, as it belongs to Apple.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue` = 1
        case signUp = 2
        /// "Sign in with Apple".
        public static let `default` = ButtonType.signIn
    }

    /// The button's colours.
    public enum Style: Int, Sendable {
        case white = 0
        case whiteOutline = 1
        case black = 2
    }

    /// The radius of the corners. > Units: points; the default is 6.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = max(0, cornerRadius) } }

    private let label = UILabel()
    private let style: Style

    /// A button of a kind.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
        prepare(type)
    }

    /// A black button for signing in, as Interface Builder makes it.
    public required init?(coder: NSCoder) {
        style = .black
        super.init(coder: coder)
        prepare(.signIn)
    }

    /// A black button for signing in.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    /// A button of a kind.
    public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }

    /// The size without constraints. > Units: points. (C: Apple's guidelines name 140 × 30 as the smallest.)
    private static let size = CGSize(width: 140, height: 30)

    private func prepare(_ type: ButtonType) {
        let texts = [ButtonType.signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple"]
        label.text = texts[type].map { SystemStrings.text($0) }
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.cornerRadius = cornerRadius
        layer.masksToBounds = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 2)
        // Apple's guidelines: the text has 43 % of the button's height.
        label.font = .systemFont(ofSize: max(8, bounds.height * 0.43), weight: .medium)
    }

    open override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.5 : 1 } }
    open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
}
