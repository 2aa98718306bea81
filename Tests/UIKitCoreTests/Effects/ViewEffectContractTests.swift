import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Opacity, clipping, masks and snapshots", .application) @MainActor struct ViewEffectContractTests {
    private let application = TestApplication()

    /// The colour of a pixel of what a view draws.
    private func color(_ view: UIView, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(view.layer.snapshot(scale: 1))
        var result: [UInt8] = []
        image.withPixels { pixels in
            let bytes = (pixels.base + y * pixels.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
            result = [bytes[2], bytes[1], bytes[0], bytes[3]]
        }
        return result
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
        view.backgroundColor = color
        return view
    }

    @Test("alpha fades a view and its subviews as a group", .contract("VW-14"))
    func alpha() throws {
        let root = box(0, 0, 40, .white)
        let parent = box(0, 0, 40, .red)
        let child = box(10, 10, 20, .blue)
        root.addSubview(parent)
        parent.addSubview(child)
        parent.alpha = 0.5
        #expect(parent.layer.allowsGroupOpacity)
        // The red beneath the child does not shine through it.
        let pixel = try color(root, 20, 20)
        #expect(abs(Int(pixel[0]) - 128) <= 2)
        #expect(abs(Int(pixel[1]) - 128) <= 2)
        #expect(pixel[2] == 255)
        child.alpha = 0.5
        let both = try color(root, 20, 20)
        #expect(abs(Int(both[0]) - 191) <= 2)
        #expect(abs(Int(both[2]) - 191) <= 2)
        parent.alpha = 7
        #expect(parent.alpha == 1)
        parent.alpha = -1
        #expect(parent.alpha == 0)
    }

    @Test("clipsToBounds is the layer's masksToBounds", .contract("VW-15"))
    func clips() throws {
        let root = box(0, 0, 40, .white)
        let parent = box(10, 10, 10, .red)
        parent.addSubview(box(0, 0, 30, .blue))
        root.addSubview(parent)
        #expect(try color(root, 25, 25) == [0, 0, 255, 255])
        parent.clipsToBounds = true
        #expect(parent.layer.masksToBounds)
        #expect(try color(root, 25, 25) == [255, 255, 255, 255])
        parent.layer.masksToBounds = false
        #expect(!parent.clipsToBounds)
    }

    @Test("a mask is not a subview and is in the view's coordinates", .contract("VW-40"))
    func mask() throws {
        let root = box(0, 0, 40, .white)
        let view = box(10, 10, 20, .red)
        root.addSubview(view)
        let mask = box(0, 0, 10, .black)
        view.mask = mask
        #expect(view.subviews.isEmpty)
        #expect(mask.superview == nil)
        #expect(view.layer.mask === mask.layer)
        #expect(try color(root, 12, 12) == [255, 0, 0, 255])
        #expect(try color(root, 25, 25) == [255, 255, 255, 255])
        mask.frame.origin = CGPoint(x: 10, y: 10)
        #expect(try color(root, 12, 12) == [255, 255, 255, 255])
        #expect(try color(root, 25, 25) == [255, 0, 0, 255])
        view.mask = nil
        #expect(try color(root, 12, 12) == [255, 0, 0, 255])
    }

    @Test("a snapshot shows the view's content at that time")
    func snapshot() throws {
        let view = box(5, 5, 20, .red)
        view.addSubview(box(10, 10, 10, .blue))
        let picture = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .green
        #expect(try color(picture, 5, 5) == [255, 0, 0, 255])
        #expect((try color(picture, 15, 15)) == [0, 0, 255, 255])
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test("a resizable snapshot with caps stretches in its middle")
    func resizable() throws {
        let view = box(0, 0, 30, .red)
        view.addSubview(box(10, 10, 10, .blue))
        let whole = CGRect(x: 5, y: 5, width: 20, height: 20)
        let caps = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let part = try #require(view.resizableSnapshotView(from: whole, afterScreenUpdates: true, withCapInsets: caps))
        #expect(part.bounds.size == CGSize(width: 20, height: 20))
        #expect(part.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        part.frame.size = CGSize(width: 60, height: 20)
        #expect(try color(part, 3, 10) == [255, 0, 0, 255])
        #expect((try color(part, 8, 10)) == [0, 0, 255, 255])
        #expect(try color(part, 52, 10) == [0, 0, 255, 255])
    }

    @Test(
        "empty and invalid rectangles give no snapshot",
        arguments: [
            CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
        ])
    func absurd(_ rect: CGRect) {
        let view = box(0, 0, 30, .red)
        #expect(view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }

    @Test("the screen's snapshot shows its windows")
    func screen() throws {
        let window = application.window()
        window.addSubview(box(0, 0, 50, .red))
        let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
        #expect(picture.bounds.size == UIScreen.main.bounds.size)
        #expect(try color(picture, 25, 25) == [255, 0, 0, 255])
    }
}
