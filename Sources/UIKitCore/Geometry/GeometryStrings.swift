public import Foundation

// Text forms of geometry. Other text gives zeros, as on Apple's systems.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a point as text: `{x, y}`, with as many digits as reading it back exactly needs.
///
/// > Contract: UIKit, NSStringFromCGPoint
public func NSStringFromCGPoint(_ point: CGPoint) -> String { GeometryText.write([point.x, point.y]) }

/// Writes a size as text: `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { GeometryText.write([size.width, size.height]) }

/// Writes a rectangle as text: `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Writes insets as text: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    GeometryText.write([insets.top, insets.left, insets.bottom, insets.right])
}

/// Reads a point from text like `{1, 2}`; zero for text with another count of numbers.
///
/// > Contract: UIKit, NSCoder.cgPoint(for:)
public func CGPointFromString(_ string: String) -> CGPoint {
    let values = GeometryText.read(string)
    return values.count == 2 ? CGPoint(x: values[0], y: values[1]) : .zero
}

/// Reads a size from text like `{1, 2}`; zero for text with another count of numbers.
public func CGSizeFromString(_ string: String) -> CGSize {
    let values = GeometryText.read(string)
    return values.count == 2 ? CGSize(width: values[0], height: values[1]) : .zero
}

/// Reads a rectangle from text like `{{1, 2}, {3, 4}}`; zero for text with another count of numbers.
public func CGRectFromString(_ string: String) -> CGRect {
    let values = GeometryText.read(string)
    return values.count == 4 ? CGRect(x: values[0], y: values[1], width: values[2], height: values[3]) : .zero
}

/// Reads insets from text like `{top, left, bottom, right}`; zero for text with another count of numbers.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    let values = GeometryText.read(string)
    return values.count == 4 ? UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3]) : .zero
}
