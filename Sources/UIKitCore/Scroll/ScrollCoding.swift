internal import Foundation

/// Encodes and decodes a scroll view's own properties.
@MainActor enum ScrollCoding {
    static func encode(_ view: UIScrollView, to coder: NSCoder) {
        coder.encode(Double(view.contentSize.width), forKey: "UIContentSizeWidth")
        coder.encode(Double(view.contentSize.height), forKey: "UIContentSizeHeight")
        coder.encode(view.isPagingEnabled, forKey: "UIPagingEnabled")
        coder.encode(view.bounces, forKey: "UIBounces")
        coder.encode(view.alwaysBounceVertical, forKey: "UIAlwaysBounceVertical")
        coder.encode(view.alwaysBounceHorizontal, forKey: "UIAlwaysBounceHorizontal")
        coder.encode(view.isScrollEnabled, forKey: "UIScrollEnabled")
        coder.encode(view.showsVerticalScrollIndicator, forKey: "UIShowsVerticalScrollIndicator")
        coder.encode(view.showsHorizontalScrollIndicator, forKey: "UIShowsHorizontalScrollIndicator")
        coder.encode(Double(view.minimumZoomScale), forKey: "UIMinimumZoomScale")
        coder.encode(Double(view.maximumZoomScale), forKey: "UIMaximumZoomScale")
    }

    /// The scroll position for state restoration: relative to the insets, which are set after the state.
    static func encodeState(of view: UIScrollView, to coder: NSCoder) {
        let insets = view.adjustedContentInset
        coder.encode(Double(view.contentOffset.x + insets.left), forKey: "UIContentOffsetX")
        coder.encode(Double(view.contentOffset.y + insets.top), forKey: "UIContentOffsetY")
        coder.encode(Double(view.zoomScale), forKey: "UIZoomScale")
    }

    static func decodeState(of view: UIScrollView, from coder: NSCoder) {
        let keys = ["UIContentOffsetX", "UIContentOffsetY", "UIZoomScale"]
        guard keys.allSatisfy(coder.containsValue(forKey:)) else { return }
        let values = keys.map { coder.decodeDouble(forKey: $0) }
        guard values.allSatisfy(\.isFinite) else { return }
        view.layoutIfNeeded()
        if values[2] != Double(view.zoomScale) { view.zoomScale = values[2] }
        let insets = view.adjustedContentInset
        view.contentOffset = CGPoint(x: values[0] - insets.left, y: values[1] - insets.top)
    }

    static func decode(_ view: UIScrollView, from coder: NSCoder) {
        let properties = CodedProperties(view, coder)
        if let width = coder.number("UIContentSizeWidth"), let height = coder.number("UIContentSizeHeight") {
            view.contentSize = CGSize(width: width, height: height)
        }
        properties.flag("UIPagingEnabled", \.isPagingEnabled)
        properties.flag("UIBounces", \.bounces)
        properties.flag("UIAlwaysBounceVertical", \.alwaysBounceVertical)
        properties.flag("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal)
        properties.flag("UIScrollEnabled", \.isScrollEnabled)
        properties.flag("UIShowsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        properties.flag("UIShowsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        properties.insets("UIContentInset", \.contentInset)
        properties.insets("UIScrollIndicatorInsets", \.scrollIndicatorInsets)
        properties.choice("UIContentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
        properties.choice("UIKeyboardDismissMode", \.keyboardDismissMode)
        properties.choice("UIIndicatorStyle", \.indicatorStyle)
        properties.flag("UIDirectionalLockEnabled", \.isDirectionalLockEnabled)
        properties.flag("UIDelaysContentTouches", \.delaysContentTouches)
        properties.flag("UICanCancelContentTouches", \.canCancelContentTouches)
        properties.flag("UIBouncesZoom", \.bouncesZoom)
        properties.number("UIMinimumZoomScale", \.minimumZoomScale)
        properties.number("UIMaximumZoomScale", \.maximumZoomScale)
        if let offset = coder.point("UIContentOffset") { view.contentOffset = offset }
    }
}
