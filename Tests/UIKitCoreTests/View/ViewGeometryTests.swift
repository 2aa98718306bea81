import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("View geometry", .application) @MainActor struct ViewGeometryTests {
    @Test(
        "frame follows from bounds and center; setting a size keeps the center, setting the frame changes both",
        .contract("VW-1", "VW-2", "VW-3"))
    func frameAndBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        view.bounds.size = CGSize(width: 50, height: 20)
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.center == CGPoint(x: 5, y: 5))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
        #expect(abs(view.frame.width - 10) < 1e-9)
        #expect(abs(view.frame.height - 20) < 1e-9)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test("points convert through bounds origins and transforms, and back")
    func conversion() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scrolled = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        let turned = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
        turned.transform = CGAffineTransform(rotationAngle: .pi)
        root.addSubview(scrolled)
        scrolled.addSubview(turned)
        #expect(scrolled.convert(CGPoint(x: 10, y: 30), to: root) == CGPoint(x: 60, y: 50))
        let corner = turned.convert(CGPoint.zero, to: root)
        #expect(abs(corner.x - 170) < 1e-9)
        #expect(abs(corner.y - 120) < 1e-9)
        let back = turned.convert(corner, from: root)
        #expect(abs(back.x) < 1e-9)
        #expect(abs(back.y) < 1e-9)
        let box = turned.convert(turned.bounds, to: root)
        #expect(abs(box.minX - 70) < 1e-9)
        #expect(abs(box.minY - 60) < 1e-9)
        #expect(abs(box.width - 100) < 1e-9)
    }

    @Test("a nil view means the window; views of two windows convert through the screen", .contract("VW-12"))
    func windows() {
        let app = TestApplication()
        let window = app.window()
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        window.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 31, y: 41))
        #expect(view.convert(CGPoint(x: 31, y: 41), from: nil) == CGPoint(x: 1, y: 1))
        let other = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        other.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 75, y: 65))
        #expect(other.convert(CGPoint(x: 1, y: 2), to: window) == CGPoint(x: 101, y: 102))
    }

    @Test("subviews follow their superview by autoresizing masks", .contract("VW-23", "VW-24", "VW-25", "VW-26", "VW-27"))
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 200, height: 200)
        #expect(child.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.bounds.size = CGSize(width: 230, height: 250)
        #expect(child.frame == CGRect(x: 10, y: 70, width: 90, height: 40))
        parent.autoresizesSubviews = false
        parent.bounds.size = CGSize(width: 100, height: 100)
        #expect(child.frame == CGRect(x: 10, y: 70, width: 90, height: 40))
    }

    @Test(
        "three flexible parts grow by the superview's ratio and keep fractions; without length they share equally",
        .contract("VW-23", "VW-25", "VW-26"))
    func flexibleParts() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let child = UIView(frame: CGRect(x: 30, y: 0, width: 45, height: 90))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        parent.addSubview(child)
        parent.bounds.size.width = 100
        #expect(abs(child.frame.minX - 30 * 10 / 9.0) < 1e-9)
        #expect(abs(child.frame.width - 50) < 1e-9)
        let thin = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
        thin.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        let flat = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
        flat.addSubview(thin)
        flat.bounds.size.height = 30
        #expect(thin.frame == CGRect(x: 0, y: 10, width: 100, height: 10))
    }

    @Test("sizeToFit keeps the origin and uses sizeThatFits, by default the current size", .contract("VW-28", "VW-29"))
    func sizeToFit() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
}
