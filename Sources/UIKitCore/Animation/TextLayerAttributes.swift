package import CoreGraphics
internal import QuartzCore
package import TextShaping

// What `CATextLayer`, which does not import UIKit, needs from the fonts and colours in its strings.

extension UIFont: TextLayerFont {
    package var textFont: TextFont { face }
}

extension UIColor: TextLayerColor {
    package var textColor: CGColor { cgColor }
}
