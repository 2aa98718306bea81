package import DeviceProtocol

/// The traits that follow from a device and its orientation.
package enum DeviceTraits {
    /// > Parameters: style: of an app that is always light, or always dark.
    package static func values(of device: DeviceState, style: UIUserInterfaceStyle = .unspecified) -> TraitValues {
        var traits = TraitValues()
        traits.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
        traits.userInterfaceStyle = style != .unspecified ? style : device.appearance == .dark ? .dark : .light
        traits.displayScale = device.scale
        traits.displayGamut = .P3
        traits.layoutDirection = device.rightToLeft ? .rightToLeft : .leftToRight
        traits.forceTouchCapability = .unavailable
        traits.preferredContentSizeCategory = UIContentSizeCategory(rawValue: device.contentSizeCategory)
        traits.accessibilityContrast = device.highContrast ? .high : .normal
        traits.userInterfaceLevel = .base
        traits.legibilityWeight = device.boldText ? .bold : .regular
        traits.activeAppearance = .active
        traits.imageDynamicRange = .standard
        (traits.horizontalSizeClass, traits.verticalSizeClass) = sizeClasses(of: device)
        return traits
    }

    /// Source: facts 1.3 (D): phones are compact in width, except large models in landscape; iPads are regular on both axes.
    static func sizeClasses(of device: DeviceState) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
        if device.idiom == .pad { return (.regular, .regular) }
        guard device.orientation.isLandscape else { return (.compact, .regular) }
        return (device.width >= 414 ? .regular : .compact, .compact)
    }
}

extension DeviceState.Orientation {
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
