public import Foundation

/// The shadow of a background; none by default.
///
/// > Source: Apple, UIShadowProperties
public struct UIShadowProperties: Hashable {
    /// The colour of the shadow; black by default.
    public var color = UIColor.black
    /// How much of the colour is seen, from 0, the default, to 1.
    public var opacity: CGFloat = 0
    /// The radius of the blur. > Units: points.
    public var radius: CGFloat = 3
    /// The distance of the shadow from the background. > Units: points.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline of what casts the shadow; nil, the default, is the background's. > Units: points in the background.
    public var path: UIBezierPath?

    init() {}
}
