import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIImageView", .application)
@MainActor struct UIImageViewTests {
    private func contents(of view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

    @Test("takes the image's size in the initializer, and not later")
    func sizing() {
        let view = UIImageView(image: Samples.corners())
        #expect(view.bounds.size == CGSize(width: 2, height: 2))
        #expect(!view.isUserInteractionEnabled)
        view.image = Samples.render(CGSize(width: 9, height: 9)) { _ in }
        #expect(view.bounds.size == CGSize(width: 2, height: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 9, height: 9))
        view.image = nil
        #expect(view.layer.contents == nil)
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("passes the image's own pixels to the layer, and tints only templates")
    func pixels() throws {
        let image = Samples.corners()
        let view = UIImageView(image: image)
        #expect(contents(of: view) === image.cgImage)
        view.tintColor = .red
        view.image = image.withRenderingMode(.alwaysTemplate)
        #expect(try #require(contents(of: view)).pixel(1, 1) == [255, 0, 0, 255])
        view.tintColor = .blue
        #expect(try #require(contents(of: view)).pixel(1, 1) == [0, 0, 255, 255])
    }

    @Test("the layer stretches the part between the caps")
    func caps() {
        let image = Samples.render(CGSize(width: 10, height: 20)) { _ in }
            .resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 2, bottom: 5, right: 3), resizingMode: .stretch)
        let view = UIImageView(image: image)
        #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.25, width: 0.5, height: 0.5))
        view.image = Samples.corners()
        #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("tints a template that tiles between its caps")
    func tiledTemplate() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.tintColor = .red
        view.image = Samples.render(CGSize(width: 8, height: 8)) { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
            .withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        view.layoutIfNeeded()
        #expect(try #require(contents(of: view)).pixel(15, 15) == [255, 0, 0, 255])
    }

    @Test("shows the highlighted image while highlighted")
    func highlighting() {
        let (plain, bright) = (Samples.corners(), Samples.corners())
        let view = UIImageView(image: plain, highlightedImage: bright)
        view.isHighlighted = true
        #expect(contents(of: view) === bright.cgImage)
        view.isHighlighted = false
        #expect(contents(of: view) === plain.cgImage)
    }

    @Test("plays its images as one discrete animation of the contents")
    func animation() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [Samples.corners(), Samples.corners()]
        view.animationDuration = 2
        view.animationRepeatCount = 3
        view.startAnimating()
        let animation = try #require(view.layer.animation(forKey: "UIImageViewAnimation") as? CAKeyframeAnimation)
        #expect(view.isAnimating)
        #expect(animation.duration == 2)
        #expect(animation.repeatCount == 3)
        #expect(animation.calculationMode == .discrete)
        #expect(animation.values?.count == 2)
        #expect(animation.keyTimes == [0, 0.5, 1])
        view.stopAnimating()
        #expect(!view.isAnimating)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("stops after its repeat count, each image shown in turn")
    func rounds() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        let stage = AnimationStage(view)
        let frames = [Samples.corners(), Samples.corners()]
        view.animationImages = frames
        view.animationDuration = 1
        view.animationRepeatCount = 2
        view.startAnimating()
        stage.advance(0.75)
        #expect(view.isAnimating)
        stage.advance(1)
        #expect(view.isAnimating)
        stage.advance(0.5)
        #expect(!view.isAnimating)
    }

    @Test("repeats without a repeat count, until stopped")
    func endless() throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        let stage = AnimationStage(view)
        view.image = UIImage.animatedImage(with: [Samples.corners(), Samples.corners()], duration: 0.5)
        stage.advance(100)
        #expect(view.isAnimating)
        view.image = nil
        stage.advance(1)
        #expect(!view.isAnimating)
    }
}
