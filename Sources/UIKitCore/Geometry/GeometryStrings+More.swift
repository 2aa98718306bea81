public import CoreGraphics

// Text forms of vectors, offsets, directional insets and transforms. Other text gives zeros, or the identity.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a vector as text: `{dx, dy}`.
///
/// > Contract: UIKit, NSStringFromCGVector(_:)
public func NSStringFromCGVector(_ vector: CGVector) -> String { GeometryText.write([vector.dx, vector.dy]) }

/// Writes an offset as text: `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { GeometryText.write([offset.horizontal, offset.vertical]) }

/// Writes insets as text: `{top, leading, bottom, trailing}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.write([insets.top, insets.leading, insets.bottom, insets.trailing])
}

/// The six numbers of a transform in square brackets: a, b, c, d, tx, ty.
///
/// > Contract: UIKit, NSStringFromCGAffineTransform(_:)
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + GeometryText.write(values).dropFirst().dropLast() + "]"
}

/// Reads a vector from text like `{1, 2}`; zero for text with another count of numbers.
public func CGVectorFromString(_ string: String) -> CGVector {
    let values = GeometryText.read(string)
    return values.count == 2 ? CGVector(dx: values[0], dy: values[1]) : .zero
}

/// Reads an offset from text like `{1, 2}`; zero for text with another count of numbers.
public func UIOffsetFromString(_ string: String) -> UIOffset {
    let values = GeometryText.read(string)
    return values.count == 2 ? UIOffset(horizontal: values[0], vertical: values[1]) : .zero
}

/// Reads insets from text like `{top, leading, bottom, trailing}`; zero for text with another count of numbers.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    let values = GeometryText.read(string)
    guard values.count == 4 else { return .zero }
    return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
}

/// Reads a transform from text like `[a, b, c, d, tx, ty]`.
///
/// > Returns: the identity for text that is not a transform. > Contract: UIKit, CGAffineTransformFromString(_:)
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    let values = GeometryText.read(string)
    guard values.count == 6 else { return .identity }
    return CGAffineTransform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
}
