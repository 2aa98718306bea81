import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIProgressView", .application) @MainActor struct ProgressViewTests {
    let app = TestApplication()

    @Test("clamps progress to 0 to 1") func clamping() {
        let view = UIProgressView()
        for (given, kept) in [(Float(2), Float(1)), (-1, 0), (.nan, 0), (.infinity, 1), (0.25, 0.25)] {
            view.setProgress(given, animated: false)
            #expect(view.progress == kept)
        }
        #expect(view.accessibilityValue == "25%")
        #expect(view.accessibilityTraits == .updatesFrequently)
    }

    @Test("is four points high, thinner as a bar") func sizes() {
        #expect(UIProgressView(progressViewStyle: .default).frame.size == CGSize(width: 150, height: 4))
        #expect(UIProgressView(progressViewStyle: .bar).frame.size == CGSize(width: 150, height: 2.5))
        #expect(UIProgressView().sizeThatFits(CGSize(width: 80, height: 90)) == CGSize(width: 80, height: 4))
    }

    @Test("fills from the leading edge") func fill() {
        let track = CGRect(x: 0, y: 0, width: 200, height: 4)
        #expect(ProgressViewMetrics.fill(of: track, progress: 0.25, rightToLeft: false) == CGRect(x: 0, y: 0, width: 50, height: 4))
        #expect(ProgressViewMetrics.fill(of: track, progress: 0.25, rightToLeft: true) == CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    @Test("follows a Progress until it is finished, and only on screen") func observing() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        let progress = Progress(totalUnitCount: 4)
        view.observedProgress = progress
        progress.completedUnitCount = 1
        app.window().rootViewController?.view.addSubview(view)
        #expect(view.progress == 0.25)
        progress.completedUnitCount = 3
        app.advance(0.2)
        #expect(view.progress == 0.75)
        view.removeFromSuperview()
        progress.completedUnitCount = 4
        app.advance(1)
        #expect(view.progress == 0.75)
    }

    @Test("a tint colour takes precedence over an image") func images() {
        let view = UIProgressView()
        let image = UIImage()
        view.progressImage = image
        view.trackImage = image
        #expect(view.progressImage === image)
        #expect(view.trackImage === image)
        view.progressTintColor = .red
        view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
        view.layoutIfNeeded()
    }

    @Test("decodes from an archive") func archive() throws {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = 0.5
        let copy = try archived(view)
        #expect(copy.progress == 0.5)
        #expect(copy.progressViewStyle == .bar)
    }
}

@Suite("UIActivityIndicatorView", .application) @MainActor struct ActivityIndicatorTests {
    let app = TestApplication()

    @Test(
        "has the sizes of its styles",
        arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37), (.whiteLarge, 37), (.gray, 20)])
    func sizes(_ style: UIActivityIndicatorView.Style, _ side: Double) {
        let spinner = UIActivityIndicatorView(style: style)
        #expect(spinner.frame.size == CGSize(width: side, height: side))
        #expect(spinner.intrinsicContentSize == CGSize(width: side, height: side))
    }

    @Test("is hidden while stopped, unless hidesWhenStopped is off") func hiding() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden)
        #expect(!spinner.isAnimating)
        spinner.startAnimating()
        #expect(!spinner.isHidden)
        #expect(spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
    }

    @Test("rotates in the render server, eight steps a second, also when started off screen") func turning() throws {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        app.window().rootViewController?.view.addSubview(spinner)
        app.flush()
        let layer = try #require(spinner.subviews.first?.layer)
        let animation = try #require(layer.animation(forKey: "UIActivityIndicatorView") as? CAKeyframeAnimation)
        #expect(animation.values?.count == 8)
        #expect(animation.duration == 1)
        #expect(animation.repeatCount == .infinity)
        #expect(animation.calculationMode == .discrete)
        spinner.stopAnimating()
        #expect(layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("its leading spoke rotates clockwise") func order() {
        let strongest = (0..<8).map { step in (0..<8).first { ActivityIndicatorMetrics.opacity(petal: $0, step: step) == 1 } }
        #expect(strongest == [0, 1, 2, 3, 4, 5, 6, 7])
    }

    @Test("uses the style's colour unless one is set") func colours() {
        let spinner = UIActivityIndicatorView(style: .white)
        #expect(spinner.color == .white)
        spinner.color = .red
        #expect(spinner.color == .red)
        spinner.color = nil
        #expect(spinner.color == .white)
    }

    @Test("exposes whether it animates") func accessibility() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.accessibilityValue == "0")
        #expect(spinner.accessibilityLabel == "Progress halted")
        spinner.startAnimating()
        #expect(spinner.accessibilityValue == "1")
        #expect(spinner.accessibilityLabel == "In progress")
    }

    @Test("decodes from an archive, animating") func archive() throws {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.hidesWhenStopped = false
        spinner.startAnimating()
        let copy = try archived(spinner)
        #expect(copy.style == .large)
        #expect(!copy.hidesWhenStopped)
        #expect(copy.isAnimating)
    }
}
