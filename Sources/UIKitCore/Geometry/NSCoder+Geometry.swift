public import CoreGraphics
public import Foundation

/// Geometry in archives and in text.
///
/// > Contract: UIKit, NSCoder
extension NSCoder {
    /// Returns a point as text, as `NSStringFromCGPoint(_:)` does.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// Returns a size as text, as `NSStringFromCGSize(_:)` does.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// Returns a rectangle as text, as `NSStringFromCGRect(_:)` does.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// Returns insets as text, as `NSStringFromUIEdgeInsets(_:)` does.
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }

    /// Returns a vector as text, as `NSStringFromCGVector(_:)` does.
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    /// Returns an offset as text, as `NSStringFromUIOffset(_:)` does.
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }
    /// Returns directional insets as text, as `NSStringFromDirectionalEdgeInsets(_:)` does.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { NSStringFromDirectionalEdgeInsets(insets) }
    /// Returns a transform as text, as `NSStringFromCGAffineTransform(_:)` does.
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }

    /// Returns the point that a text describes; zero for other text.
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    /// Returns the size that a text describes; zero for other text.
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    /// Returns the rectangle that a text describes; zero for other text.
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    /// Returns the insets that a text describes; zero for other text.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
    /// Returns the vector that a text describes; zero for other text.
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    /// Returns the offset that a text describes; zero for other text.
    public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
    /// Returns the directional insets that a text describes; zero for other text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsetsFromString(string) }
    /// Returns the transform that a text describes; the identity for other text.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }

    /// Writes a point under a key, in its text form.
    public func encode(_ point: CGPoint, forKey key: String) { encode(NSStringFromCGPoint(point) as NSString, forKey: key) }
    /// Writes a size under a key, in its text form.
    public func encode(_ size: CGSize, forKey key: String) { encode(NSStringFromCGSize(size) as NSString, forKey: key) }
    /// Writes a rectangle under a key, in its text form.
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSStringFromCGRect(rect) as NSString, forKey: key) }
    /// Writes insets under a key, in their text form.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key) }
    /// Writes a vector under a key, in its text form.
    public func encode(_ vector: CGVector, forKey key: String) { encode(NSStringFromCGVector(vector) as NSString, forKey: key) }
    /// Writes an offset under a key, in its text form.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(NSStringFromUIOffset(offset) as NSString, forKey: key) }
    /// Writes directional insets under a key, in their text form.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSStringFromDirectionalEdgeInsets(insets) as NSString, forKey: key)
    }
    /// Writes a transform under a key, in its text form.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSStringFromCGAffineTransform(transform) as NSString, forKey: key)
    }

    /// Reads a point; zero if there is nothing under the key.
    public func decodeCGPoint(forKey key: String) -> CGPoint { CGPointFromString(text(key)) }
    /// Reads a size; zero if there is nothing under the key.
    public func decodeCGSize(forKey key: String) -> CGSize { CGSizeFromString(text(key)) }
    /// Reads a rectangle; zero if there is nothing under the key.
    public func decodeCGRect(forKey key: String) -> CGRect { CGRectFromString(text(key)) }
    /// Reads insets; zero if there is nothing under the key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { UIEdgeInsetsFromString(text(key)) }
    /// Reads a vector; zero if there is nothing under the key.
    public func decodeCGVector(forKey key: String) -> CGVector { CGVectorFromString(text(key)) }
    /// Reads an offset; zero if there is nothing under the key.
    public func decodeUIOffset(forKey key: String) -> UIOffset { UIOffsetFromString(text(key)) }
    /// Reads directional insets; zero if there is nothing under the key.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsetsFromString(text(key)) }
    /// Reads a transform; the identity if there is nothing under the key.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { CGAffineTransformFromString(text(key)) }

    /// Empty for a missing key: Foundation on Linux stops for one, and Apple's gives zeros.
    private func text(_ key: String) -> String {
        guard containsValue(forKey: key) else { return "" }
        return (decodeObject(forKey: key) as? NSString).map { $0 as String } ?? ""
    }
}
