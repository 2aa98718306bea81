extension ElementRules {
    static let contentModes = [
        "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6, "left": 7, "right": 8,
        "topLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
    ]
    static let alignments = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    static let lineBreaks = [
        "wordWrap": 0, "wordWrapping": 0, "characterWrap": 1, "characterWrapping": 1, "clip": 2, "clipping": 2, "headTruncation": 3,
        "truncatingHead": 3, "tailTruncation": 4, "truncatingTail": 4, "middleTruncation": 5, "truncatingMiddle": 5,
    ]
    private static let horizontal = ["center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5]
    private static let vertical = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
    private static let semantics = ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4]

    static let view: [String: PropertyRule] = [
        "contentMode": .init("UIContentMode", .choice(contentModes)), "tag": .init("UITag", .integer), "alpha": .init("UIAlpha", .real),
        "hidden": .init("UIHidden", .flag), "clipsSubviews": .init("UIClipsToBounds", .flag),
        "multipleTouchEnabled": .init("UIMultipleTouchEnabled", .flag),
        "clearsContextBeforeDrawing": .init("UIClearsContextBeforeDrawing", .flag),
        "autoresizesSubviews": .init("UIAutoresizeSubviews", .flag),
        "semanticContentAttribute": .init("UISemanticContentAttribute", .choice(semantics)),
        "preservesSuperviewLayoutMargins": .init("UIPreservesSuperviewLayoutMargins", .flag),
        "insetsLayoutMarginsFromSafeArea": .init("UIInsetsLayoutMarginsFromSafeArea", .flag),
        "restorationIdentifier": .init("UIRestorationIdentifier", .text),
        "userInteractionEnabled": .init("UIUserInteractionDisabled", .inverted), "opaque": .init("UIOpaque", .flag),
        "translatesAutoresizingMaskIntoConstraints": .init("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .inverted),
        "backgroundColor": .init("UIBackgroundColor", .color), "tintColor": .init("UITintColor", .color),
        "layoutMargins": .init("UILayoutMargins", .insets),
        "directionalLayoutMargins": .init("UIDirectionalLayoutMargins", .directionalInsets),
    ]

    static let control: [String: PropertyRule] = [
        "enabled": .init("UIDisabled", .inverted), "selected": .init("UISelected", .flag), "highlighted": .init("UIHighlighted", .flag),
        "contentHorizontalAlignment": .init("UIContentHorizontalAlignment", .choice(horizontal)),
        "contentVerticalAlignment": .init("UIContentVerticalAlignment", .choice(vertical)),
    ]

    private static let label: [String: PropertyRule] = [
        "text": .init("UIText", .text), "attributedText": .init("UIAttributedText", .attributedText),
        "fontDescription": .init("UIFont", .font),
        "textColor": .init("UITextColor", .color), "highlightedColor": .init("UIHighlightedColor", .color),
        "shadowColor": .init("UIShadowColor", .color), "shadowOffset": .init("UIShadowOffset", .size),
        "textAlignment": .init("UITextAlignment", .choice(alignments)), "lineBreakMode": .init("UILineBreakMode", .choice(lineBreaks)),
        "numberOfLines": .init("UINumberOfLines", .integer), "enabled": .init("UIDisabled", .inverted),
        "highlighted": .init("UIHighlighted", .flag), "adjustsFontSizeToFit": .init("UIAdjustsFontSizeToFit", .flag),
        "minimumFontSize": .init("UIMinimumFontSize", .real), "minimumScaleFactor": .init("UIMinimumScaleFactor", .real),
        "baselineAdjustment": .init("UIBaselineAdjustment", .choice(["alignBaselines": 0, "alignCenters": 1, "none": 2])),
        "adjustsFontForContentSizeCategory": .init("UIAdjustsFontForContentSizeCategory", .flag),
        "preferredMaxLayoutWidth": .init("UIPreferredMaxLayoutWidth", .real),
    ]

    private static let button: [String: PropertyRule] = [
        "buttonType": .init(
            "UIButtonType",
            .choice([
                "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5,
                "close": 7,
            ])),
        "fontDescription": .init("UIFont", .font), "lineBreakMode": .init("UILineBreakMode", .choice(lineBreaks)),
        "contentEdgeInsets": .init("UIContentEdgeInsets", .insets), "titleEdgeInsets": .init("UITitleEdgeInsets", .insets),
        "imageEdgeInsets": .init("UIImageEdgeInsets", .insets), "titleShadowOffset": .init("UITitleShadowOffset", .size),
        "reversesTitleShadowWhenHighlighted": .init("UIReversesTitleShadowWhenHighlighted", .flag),
        "showsTouchWhenHighlighted": .init("UIShowsTouchWhenHighlighted", .flag),
        "adjustsImageWhenHighlighted": .init("UIAdjustsImageWhenHighlighted", .flag),
        "adjustsImageWhenDisabled": .init("UIAdjustsImageWhenDisabled", .flag),
        "role": .init("UIButtonRole", .choice(["normal": 0, "primary": 1, "cancel": 2, "destructive": 3])),
        "showsMenuAsPrimaryAction": .init("UIShowsMenuAsPrimaryAction", .flag),
        "changesSelectionAsPrimaryAction": .init("UIChangesSelectionAsPrimaryAction", .flag),
        "configuration": .init("UIButtonConfiguration", .object),
        "pointerInteraction": .init("UIPointerInteractionEnabled", .flag),
    ]

    private static let configuration: [String: PropertyRule] = [
        "style": .init("UIConfigurationStyle", .text), "title": .init("UITitle", .text), "subtitle": .init("UISubtitle", .text),
        "attributedTitle": .init("UIAttributedTitle", .attributedText), "image": .init("UIImage", .image),
        "imagePlacement": .init("UIImagePlacement", .choice(["top": 1, "leading": 2, "bottom": 4, "trailing": 8, "all": 15])),
        "imagePadding": .init("UIImagePadding", .real), "titlePadding": .init("UITitlePadding", .real),
        "titleAlignment": .init("UITitleAlignment", .choice(["automatic": 0, "leading": 1, "center": 2, "trailing": 3])),
        "cornerStyle": .init(
            "UICornerStyle", .choice(["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4])),
        "buttonSize": .init("UIButtonSize", .choice(["medium": 0, "small": 1, "mini": 2, "large": 3])),
        "showsActivityIndicator": .init("UIShowsActivityIndicator", .flag), "contentInsets": .init("UIContentInsets", .directionalInsets),
        "baseForegroundColor": .init("UIBaseForegroundColor", .color), "baseBackgroundColor": .init("UIBaseBackgroundColor", .color),
        "titleFontDescription": .init("UITitleFont", .font), "fontDescription": .init("UITitleFont", .font),
    ]

    /// Of a button's configuration, whose keys they are.
    static let buttonBackground: [String: PropertyRule] = [
        "backgroundColor": .init("UIBackgroundColor", .color), "cornerRadius": .init("UIBackgroundCornerRadius", .real),
        "strokeColor": .init("UIBackgroundStrokeColor", .color), "strokeWidth": .init("UIBackgroundStrokeWidth", .real),
        "image": .init("UIBackgroundImage", .image), "imageContentMode": .init("UIBackgroundImageMode", .choice(contentModes)),
    ]

    private static let imageView: [String: PropertyRule] = [
        "image": .init("UIImage", .image), "highlightedImage": .init("UIHighlightedImage", .image),
        "highlighted": .init("UIHighlighted", .flag),
        "adjustsImageSizeForAccessibilityContentSizeCategory": .init("UIAdjustsImageSizeForAccessibilityContentSizeCategory", .flag),
    ]

    private static let viewModes = ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]

    private static let textField: [String: PropertyRule] = [
        "text": .init("UIText", .text), "attributedText": .init("UIAttributedText", .attributedText),
        "placeholder": .init("UIPlaceholder", .text), "fontDescription": .init("UIFont", .font),
        "textColor": .init("UITextColor", .color), "textAlignment": .init("UITextAlignment", .choice(alignments)),
        "borderStyle": .init("UIBorderStyle", .choice(["none": 0, "line": 1, "bezel": 2, "roundedRect": 3])),
        "clearButtonMode": .init("UIClearButtonMode", .choice(viewModes)), "leftViewMode": .init("UILeftViewMode", .choice(viewModes)),
        "rightViewMode": .init("UIRightViewMode", .choice(viewModes)), "clearsOnBeginEditing": .init("UIClearsOnBeginEditing", .flag),
        "minimumFontSize": .init("UIMinimumFontSize", .real), "adjustsFontSizeToFit": .init("UIAdjustsFontSizeToFit", .flag),
        "adjustsFontForContentSizeCategory": .init("UIAdjustsFontForContentSizeCategory", .flag),
        "background": .init("UIBackground", .image), "disabledBackground": .init("UIDisabledBackground", .image),
        "allowsEditingTextAttributes": .init("UIAllowsEditingTextAttributes", .flag),
    ]

    private static let textView: [String: PropertyRule] = [
        "text": .init("UIText", .text), "attributedText": .init("UIAttributedText", .attributedText),
        "fontDescription": .init("UIFont", .font),
        "textColor": .init("UITextColor", .color), "textAlignment": .init("UITextAlignment", .choice(alignments)),
        "editable": .init("UIEditable", .flag), "selectable": .init("UISelectable", .flag),
        "allowsEditingTextAttributes": .init("UIAllowsEditingTextAttributes", .flag),
        "adjustsFontForContentSizeCategory": .init("UIAdjustsFontForContentSizeCategory", .flag),
        "textContainerInset": .init("UITextContainerInset", .insets),
        "dataDetectorTypes": .init(
            "UIDataDetectorTypes",
            .options([
                "phoneNumber": 1, "link": 2, "address": 4, "calendarEvent": 8, "shipmentTrackingNumber": 16, "flightNumber": 32,
                "lookupSuggestion": 64,
            ])),
    ]

    private static let slider: [String: PropertyRule] = [
        "value": .init("UIValue", .real), "minValue": .init("UIMinValue", .real), "maxValue": .init("UIMaxValue", .real),
        "continuous": .init("UIContinuous", .flag), "minimumValueImage": .init("UIMinimumValueImage", .image),
        "maximumValueImage": .init("UIMaximumValueImage", .image), "minimumTrackTintColor": .init("UIMinimumTrackTintColor", .color),
        "maximumTrackTintColor": .init("UIMaximumTrackTintColor", .color), "thumbTintColor": .init("UIThumbTintColor", .color),
    ]

    private static let segmented: [String: PropertyRule] = [
        "selectedSegmentIndex": .init("UISelectedSegmentIndex", .integer), "momentary": .init("UISegmentedControlMomentary", .flag),
        "apportionsSegmentWidthsByContent": .init("UISegmentedControlApportions", .flag),
        "selectedSegmentTintColor": .init("UISegmentedControlSelectedTintColor", .color),
    ]

    private static let datePicker: [String: PropertyRule] = [
        "datePickerMode": .init(
            "UIDatePickerMode", .choice(["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3, "yearAndMonth": 4])),
        "style": .init("UIPreferredDatePickerStyle", .choice(["automatic": 0, "wheels": 1, "compact": 2, "inline": 3])),
        "minuteInterval": .init("UIMinuteInterval", .integer), "countDownDuration": .init("UICountDownDuration", .real),
        "date": .init("UIDate", .date), "minimumDate": .init("UIMinimumDate", .date), "maximumDate": .init("UIMaximumDate", .date),
        "useCurrentDate": .init("UIUseCurrentDateDuringDecoding", .flag),
        "roundsToMinuteInterval": .init("UIRoundsToMinuteInterval", .flag),
    ]

    private static let indicator: [String: PropertyRule] = [
        "style": .init(
            "UIActivityIndicatorViewStyle", .choice(["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101])),
        "animating": .init("UIAnimating", .flag), "hidesWhenStopped": .init("UIHidesWhenStopped", .flag),
        "color": .init("UIActivityIndicatorColor", .color),
    ]

    private static let stack: [String: PropertyRule] = [
        "axis": .init("UIStackViewAxis", .choice(["horizontal": 0, "vertical": 1])),
        "distribution": .init(
            "UIStackViewDistribution",
            .choice(["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4])),
        "alignment": .init(
            "UIStackViewAlignment",
            .choice(["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5])),
        "spacing": .init("UIStackViewSpacing", .real), "spacingType": .init("UIStackViewSpacingType", .choice(["standard": 1])),
        "baselineRelativeArrangement": .init("UIStackViewBaselineRelative", .flag),
        "layoutMarginsRelativeArrangement": .init("UIStackViewLayoutMarginsRelative", .flag),
    ]

    static let scroll: [String: PropertyRule] = [
        "pagingEnabled": .init("UIPagingEnabled", .flag), "bounces": .init("UIBounces", .flag),
        "alwaysBounceVertical": .init("UIAlwaysBounceVertical", .flag), "alwaysBounceHorizontal": .init("UIAlwaysBounceHorizontal", .flag),
        "scrollEnabled": .init("UIScrollEnabled", .flag), "showsVerticalScrollIndicator": .init("UIShowsVerticalScrollIndicator", .flag),
        "showsHorizontalScrollIndicator": .init("UIShowsHorizontalScrollIndicator", .flag),
        "minimumZoomScale": .init("UIMinimumZoomScale", .real), "maximumZoomScale": .init("UIMaximumZoomScale", .real),
        "bouncesZoom": .init("UIBouncesZoom", .flag), "directionalLockEnabled": .init("UIDirectionalLockEnabled", .flag),
        "delaysContentTouches": .init("UIDelaysContentTouches", .flag),
        "canCancelContentTouches": .init("UICanCancelContentTouches", .flag),
        "keyboardDismissMode": .init(
            "UIKeyboardDismissMode",
            .choice(["none": 0, "onDrag": 1, "interactive": 2, "onDragWithAccessory": 3, "interactiveWithAccessory": 4])),
        "indicatorStyle": .init("UIIndicatorStyle", .choice(["default": 0, "black": 1, "white": 2])),
        "contentInsetAdjustmentBehavior": .init(
            "UIContentInsetAdjustmentBehavior", .choice(["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3])),
        "contentInset": .init("UIContentInset", .insets), "scrollIndicatorInsets": .init("UIScrollIndicatorInsets", .insets),
        "contentOffset": .init("UIContentOffset", .point), "contentSize": .init("UIContentSize", .split),
    ]

    private static let map: [String: PropertyRule] = [
        "mapType": .init(
            "MKMapType",
            .choice([
                "standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4, "mutedStandard": 5,
            ])),
        "zoomEnabled": .init("MKZoomEnabled", .flag), "scrollEnabled": .init("MKScrollEnabled", .flag),
        "rotateEnabled": .init("MKRotateEnabled", .flag), "pitchEnabled": .init("MKPitchEnabled", .flag),
        "showsUserLocation": .init("MKShowsUserLocation", .flag),
    ]

    static let views: [String: ElementRule] = [
        "view": .init("UIView", .view, view), "containerView": .init("UIView", .view, view),
        "label": .init("UILabel", .view, view, label), "imageView": .init("UIImageView", .view, view, imageView),
        "button": .init("UIButton", .view, view, control, button), "control": .init("UIControl", .view, view, control),
        "textField": .init("UITextField", .view, view, control, textField), "textView": .init("UITextView", .view, view, scroll, textView),
        "switch": .init(
            "UISwitch", .view, view, control,
            [
                "on": .init("UISwitchOn", .flag), "onTintColor": .init("UISwitchOnTintColor", .color),
                "thumbTintColor": .init("UISwitchThumbTintColor", .color), "title": .init("UITitle", .text),
            ]),
        "slider": .init("UISlider", .view, view, control, slider),
        "stepper": .init(
            "UIStepper", .view, view, control,
            [
                "value": .init("UIStepperValue", .real), "minimumValue": .init("UIStepperMinimumValue", .real),
                "maximumValue": .init("UIStepperMaximumValue", .real), "stepValue": .init("UIStepperStepValue", .real),
                "autorepeat": .init("UIStepperAutorepeat", .flag), "continuous": .init("UIStepperContinuous", .flag),
                "wraps": .init("UIStepperWraps", .flag),
            ]),
        "segmentedControl": .init("UISegmentedControl", .view, view, control, segmented),
        "progressView": .init(
            "UIProgressView", .view, view,
            [
                "progress": .init("UIProgress", .real),
                "progressViewStyle": .init("UIProgressViewStyle", .choice(["default": 0, "bar": 1])),
                "progressTintColor": .init("UIProgressProgressTintColor", .color),
                "trackTintColor": .init("UIProgressTrackTintColor", .color),
                "progressImage": .init("UIProgressImage", .image), "trackImage": .init("UITrackImage", .image),
            ]),
        "activityIndicatorView": .init("UIActivityIndicatorView", .view, view, indicator),
        "pageControl": .init(
            "UIPageControl", .view, view, control,
            [
                "numberOfPages": .init("UINumberOfPages", .integer), "currentPage": .init("UICurrentPage", .integer),
                "hidesForSinglePage": .init("UIHideForSinglePage", .flag),
                "pageIndicatorTintColor": .init("UIPageIndicatorTintColor", .color),
                "currentPageIndicatorTintColor": .init("UICurrentPageIndicatorTintColor", .color),
                "backgroundStyle": .init("UIPageControlBackgroundStyle", .choice(["automatic": 0, "prominent": 1, "minimal": 2])),
            ]),
        "pickerView": .init("UIPickerView", .view, view, ["showsSelectionIndicator": .init("UIShowsSelectionIndicator", .flag)]),
        "datePicker": .init("UIDatePicker", .view, view, control, datePicker),
        "scrollView": .init("UIScrollView", .view, view, scroll), "stackView": .init("UIStackView", .view, view, stack),
        "visualEffectView": .init("UIVisualEffectView", .view, view),
        "colorWell": .init(
            "UIColorWell", .view, view, control,
            [
                "title": .init("UITitle", .text), "selectedColor": .init("UISelectedColor", .color),
                "supportsAlpha": .init("UISupportsAlpha", .flag),
            ]),
        "mapView": .init("UIView", framework: "MapKit.MKMapView", .view, view, map),
        "wkWebView": .init("UIView", framework: "WebKit.WKWebView", .view, view),
        "webView": .init(
            "UIView", framework: "WebKit.UIWebView", .view, view, ["scalesPageToFit": .init("UIScalesPageToFit", .flag)]),
        "window": .init("UIWindow", .view, view), "buttonConfiguration": .init("UIButtonConfiguration", .plain, configuration),
    ]
}
