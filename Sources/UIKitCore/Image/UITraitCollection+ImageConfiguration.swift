extension UITraitCollection {
    /// The configuration of images for these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
