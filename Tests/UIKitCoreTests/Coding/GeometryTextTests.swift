import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite("Geometry as text and objects", .application)
struct GeometryTextTests {
    @Test("every structure has Apple's text form, and is parsed from it")
    func texts() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5.5, -6]")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)) == "{1, 2}")
        #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.cgAffineTransform(for: NSStringFromCGAffineTransform(transform)) == transform)
        #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
        #expect(CGVectorFromString("{3,4}") == CGVector(dx: 3, dy: 4))
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(UIOffsetFromString("") == .zero)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}").right == 4)
    }

    @Test(
        "text that is not a structure gives zeros, or the identity",
        arguments: ["", "{", "{1}", "{1, x}", "{1, 2, 3, 4, 5, 6, 7}", "[[]]", "😀"])
    func hostile(text: String) {
        #expect(NSCoder.cgAffineTransform(for: text) == .identity)
        #expect(NSCoder.cgVector(for: text) == .zero)
        #expect(NSCoder.uiOffset(for: text) == .zero)
        #expect(NSCoder.nsDirectionalEdgeInsets(for: text) == .zero)
        #expect(NSCoder.cgPoint(for: text) == .zero)
        #expect(NSCoder.cgRect(for: text) == .zero)
    }

    @Test("structures are archived and boxed")
    func boxes() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(transform, forKey: "transform")
        archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
        archiver.encode(UIOffset(horizontal: 3, vertical: 4), forKey: "offset")
        archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "insets")
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == transform)
        #expect(reader.decodeCGVector(forKey: "vector").dy == 2)
        #expect(reader.decodeUIOffset(forKey: "offset").vertical == 4)
        #expect(reader.decodeDirectionalEdgeInsets(forKey: "insets").leading == 2)
        #expect(reader.decodeCGAffineTransform(forKey: "none") == .identity)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dx == 1)
        #expect(NSValue(cgPoint: .zero).uiEdgeInsetsValue == .zero)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        #expect(NSValue(directionalEdgeInsets: .zero).directionalEdgeInsetsValue == .zero)
    }
}
