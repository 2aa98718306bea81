public import CoreGraphics
public import Foundation

/// Geometry in archives and in text.
///
/// > Contract: UIKit, NSCoder
extension NSCoder {
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }

    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { NSStringFromDirectionalEdgeInsets(insets) }
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }

    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsetsFromString(string) }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }

    public func encode(_ point: CGPoint, forKey key: String) { encode(NSStringFromCGPoint(point) as NSString, forKey: key) }
    public func encode(_ size: CGSize, forKey key: String) { encode(NSStringFromCGSize(size) as NSString, forKey: key) }
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSStringFromCGRect(rect) as NSString, forKey: key) }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key) }
    public func encode(_ vector: CGVector, forKey key: String) { encode(NSStringFromCGVector(vector) as NSString, forKey: key) }
    public func encode(_ offset: UIOffset, forKey key: String) { encode(NSStringFromUIOffset(offset) as NSString, forKey: key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSStringFromDirectionalEdgeInsets(insets) as NSString, forKey: key)
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSStringFromCGAffineTransform(transform) as NSString, forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint { CGPointFromString(text(key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { CGSizeFromString(text(key)) }
    public func decodeCGRect(forKey key: String) -> CGRect { CGRectFromString(text(key)) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { UIEdgeInsetsFromString(text(key)) }
    public func decodeCGVector(forKey key: String) -> CGVector { CGVectorFromString(text(key)) }
    public func decodeUIOffset(forKey key: String) -> UIOffset { UIOffsetFromString(text(key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsetsFromString(text(key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { CGAffineTransformFromString(text(key)) }

    /// Empty for a missing key: Foundation on Linux stops for one, and Apple's gives zeros.
    private func text(_ key: String) -> String {
        guard containsValue(forKey: key) else { return "" }
        return (decodeObject(forKey: key) as? NSString).map { $0 as String } ?? ""
    }
}
