internal import CoreGraphics
internal import Foundation

/// The frames of a search bar's parts.
///
/// > Units: points in the bar. > Contract: facts 2.1.
@MainActor struct SearchBarLayout {
    var size: CGSize
    /// From the safe area.
    var left: CGFloat
    var right: CGFloat
    var hasPrompt: Bool
    /// Nil without a cancel button.
    var cancelWidth: CGFloat?
    var showsScopes: Bool
    var isRightToLeft: Bool

    var naturalHeight: CGFloat {
        SearchMetrics.barHeight + (hasPrompt ? SearchMetrics.promptHeight : 0) + (showsScopes ? SearchMetrics.scopeBarHeight : 0)
    }

    private var top: CGFloat { hasPrompt ? SearchMetrics.promptHeight : 0 }
    /// The height of the field's row, without scopes and prompt.
    private var rowHeight: CGFloat { max(0, size.height - top - (showsScopes ? SearchMetrics.scopeBarHeight : 0)) }

    var prompt: CGRect { CGRect(x: left, y: 4, width: max(0, size.width - left - right), height: 16) }

    var field: CGRect {
        let height = min(SearchMetrics.fieldHeight, rowHeight)
        var rect = CGRect(
            x: left + SearchMetrics.inset, y: top + ((rowHeight - height) / 2).rounded(),
            width: max(0, size.width - left - right - 2 * SearchMetrics.inset), height: height)
        if let cancelWidth {
            let taken = cancelWidth + SearchMetrics.cancelGap + SearchMetrics.cancelInset - SearchMetrics.inset
            rect.size.width = max(0, rect.width - taken)
            if isRightToLeft { rect.origin.x += taken }
        }
        return rect
    }

    func cancel(width: CGFloat) -> CGRect {
        let x = isRightToLeft ? left + SearchMetrics.cancelInset : size.width - right - SearchMetrics.cancelInset - width
        return CGRect(x: x, y: top, width: width, height: rowHeight)
    }

    var scopes: CGRect {
        CGRect(
            x: left + SearchMetrics.scopeInset, y: top + rowHeight, width: max(0, size.width - left - right - 2 * SearchMetrics.scopeInset),
            height: SearchMetrics.scopeHeight)
    }
}

/// Custom images of a search bar.
struct SearchBarLooks {
    var older = OlderBarLooks()
    var fieldBackgrounds = ControlStateTable<UIImage>()
    var images: [UISearchBar.Icon: ControlStateTable<UIImage>] = [:]

    /// A minimal bar has no background without a custom image.
    @MainActor func appearance(style: BarBackgroundStyle, isMinimal: Bool) -> UIBarAppearance {
        let appearance = UIBarAppearance()
        if isMinimal { appearance.configureWithTransparentBackground() }
        let plain = BarBackgroundStyle(barStyle: .default, isTranslucent: true, tint: nil)
        let resolved = older.resolved(appearance, style: isMinimal ? plain : style, position: .any, metrics: .default)
        if resolved.backgroundImage != nil { resolved.shadowColor = nil }
        return resolved
    }
}
