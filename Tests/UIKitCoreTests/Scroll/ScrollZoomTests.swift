import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Zooming") @MainActor struct ScrollZoomTests {
        let stage = ScrollStage()

        private func zoomable() -> (UIScrollView, UIView) {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 400))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.addSubview(content)
            stage.listener.zoomed = content
            view.minimumZoomScale = 0.5
            view.maximumZoomScale = 3
            stage.app.flush()
            return (view, content)
        }

        private func pinch(by factor: Double, lifts: Bool = true) {
            // Around 190, 400: the middle of the view.
            func fingers(_ phase: TouchSample.Phase, _ half: Double) {
                stage.app.touches([
                    TouchSample(finger: 0, phase: phase, x: 190 - half, y: 400),
                    TouchSample(finger: 1, phase: phase, x: 190 + half, y: 400),
                ])
            }
            let start = factor >= 1 ? 100 / factor : 100
            fingers(.began, start)
            // The first ten points are what tells a pinch from two resting fingers.
            fingers(.moved, start + (factor > 1 ? 5 : -5))
            let base = start + (factor > 1 ? 5 : -5)
            for step in 1...10 {
                stage.advance(1.0 / 60)
                fingers(.moved, base + (base * factor - base) * Double(step) / 10)
            }
            if lifts { fingers(.ended, base * factor) }
        }

        @Test("SV-8: a pinch zooms about its centre, with delegate calls in order", .contract("SV-8"))
        func fingers() {
            let (view, content) = zoomable()
            pinch(by: 2)
            stage.settle()
            #expect(abs(view.zoomScale - 2) < 0.01)
            #expect(abs(view.contentSize.width - 600) < 3)
            #expect(abs(content.frame.minX) < 1e-9)
            #expect(abs(content.frame.minY) < 1e-9)
            #expect(abs(view.contentOffset.x - 150) < 2)
            #expect(abs(view.contentOffset.y - 200) < 2)
            let received = stage.journal.take().filter { $0.contains("zoom") }
            #expect(received.first == "will zoom")
            #expect(received.last == "did zoom")
            #expect(received.contains("zoom"))
        }

        @Test("the scale bounces back from beyond a limit")
        func bounce() {
            let (view, _) = zoomable()
            pinch(by: 5, lifts: false)
            #expect(view.isZooming)
            #expect(view.zoomScale > 3)
            #expect(view.zoomScale < 6)
            stage.app.touches([
                TouchSample(finger: 0, phase: .ended, x: 90, y: 400), TouchSample(finger: 1, phase: .ended, x: 290, y: 400),
            ])
            #expect(view.isZoomBouncing)
            stage.settle()
            #expect(view.zoomScale == 3)
            #expect(!view.isZoomBouncing)
            #expect(!view.isZooming)
        }

        @Test("SV-9: zooming in code is clamped and ends with didEndZooming when animated", .contract("SV-9"))
        func code() {
            let (view, _) = zoomable()
            view.zoomScale = 9
            #expect(view.zoomScale == 3)
            #expect(stage.journal.take().filter { $0.contains("zoom") } == ["zoom"])
            view.setZoomScale(1, animated: true)
            stage.settle()
            #expect(abs(view.zoomScale - 1) < 1e-9)
            let received = stage.journal.take().filter { $0.contains("zoom") }
            #expect(received.first == "will zoom")
            #expect(received.last == "did zoom")
            #expect(received.count > 10)
            view.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 200), animated: false)
            #expect(view.zoomScale == 2)
            #expect(view.contentOffset == CGPoint(x: 200, y: 200))
        }

        @Test("content smaller than the view stays centred if the app centres it, in pinches and in code")
        func centring() {
            final class Centring: NSObject, UIScrollViewDelegate {
                weak var content: UIView?
                func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
                func scrollViewDidZoom(_ scrollView: UIScrollView) {
                    let (size, space) = (scrollView.contentSize, scrollView.bounds.size)
                    content?.center = CGPoint(x: max(size.width, space.width) / 2, y: max(size.height, space.height) / 2)
                }
            }
            let (view, content) = zoomable()
            let centring = Centring()
            centring.content = content
            view.delegate = centring
            pinch(by: 0.6)
            stage.settle()
            #expect(abs(view.zoomScale - 0.6) < 0.02)
            #expect(abs(content.frame.midX - view.bounds.midX) < 0.5)
            #expect(abs(content.frame.midY - view.bounds.midY) < 0.5)
            view.setZoomScale(0.5, animated: true)
            stage.settle()
            #expect(content.frame == CGRect(x: 75, y: 100, width: 150, height: 200))
            // Two taps: the place that was tapped comes to the middle.
            let tapped = CGPoint(x: 75, y: 100)
            view.zoom(to: CGRect(x: tapped.x - 75, y: tapped.y - 100, width: 150, height: 200), animated: true)
            stage.settle()
            #expect(view.zoomScale == 2)
            #expect(view.contentOffset == .zero)
        }

        @Test("SV-10: without a view for zooming nothing zooms", .contract("SV-10"))
        func nothing() {
            let (view, _) = zoomable()
            stage.listener.zoomed = nil
            pinch(by: 2)
            view.zoomScale = 2
            #expect(view.zoomScale == 1)
            #expect(view.pinchGestureRecognizer != nil)
            view.maximumZoomScale = 0.5
            #expect(view.pinchGestureRecognizer == nil)
        }

        /// What was heard of beginnings and ends.
        private func zooms() -> [String] { stage.journal.take().filter { $0 == "will zoom" || $0 == "did zoom" } }

        @Test("a drag during the bounce of the scale has the content at the limit")
        func draggedWhileReturning() {
            let (view, _) = zoomable()
            pinch(by: 5)
            stage.frames(0.05)
            #expect(view.isZoomBouncing)
            #expect(view.zoomScale > 3)
            _ = stage.journal.take()
            stage.app.touch(.began, 150, 400)
            stage.app.touch(.moved, 150, 380)
            #expect(!view.isZoomBouncing)
            #expect(view.zoomScale == 3)
            #expect(view.isDragging)
            #expect(stage.journal.take().filter { $0 != "scroll" && $0 != "zoom" } == ["did zoom", "will drag"])
            let place = view.contentOffset
            stage.frames(0.2)
            stage.app.touch(.moved, 150, 340)
            #expect(abs(view.contentOffset.y - place.y - 40) < 0.5)
            #expect(view.zoomScale == 3)
            stage.advance(0.2)
            stage.lift(CGPoint(x: 150, y: 340))
            #expect(stage.settle() < 5)
        }

        @Test("every reported begin of zooming has a reported end", arguments: ["code", "fingers", "stop", "leaving"])
        func interrupted(_ how: String) {
            let (view, _) = zoomable()
            view.setZoomScale(3, animated: true)
            stage.frames(0.1)
            let middle = view.zoomScale
            #expect(middle > 1)
            #expect(middle < 3)
            #expect(!view.isZoomBouncing)
            #expect(zooms() == ["will zoom"])
            switch how {
            case "code":
                view.setZoomScale(1, animated: true)
                #expect(zooms() == ["did zoom", "will zoom"])
                #expect(view.zoomScale == middle)
                stage.settle()
                #expect(zooms() == ["did zoom"])
                #expect(view.zoomScale == 1)
            case "fingers":
                pinch(by: 0.9, lifts: false)
                #expect(zooms() == ["did zoom", "will zoom"])
                #expect(view.isZooming)
                pinchUp()
                stage.settle()
                #expect(zooms() == ["did zoom"])
            case "stop":
                view.stopScrollingAndZooming()
                #expect(zooms() == ["did zoom"])
                stage.frames(0.5)
                #expect(view.zoomScale == middle)
            default:
                view.removeFromSuperview()
                #expect(zooms() == ["did zoom"])
                #expect(view.zoomScale == 3)
            }
        }

        private func pinchUp() {
            stage.app.touches([
                TouchSample(finger: 0, phase: .ended, x: 100, y: 400), TouchSample(finger: 1, phase: .ended, x: 280, y: 400),
            ])
        }

        @Test("stopScrollingAndZooming ends deceleration in place, and a scale bounce at the limit")
        func stopped() {
            let (view, _) = zoomable()
            pinch(by: 5)
            stage.frames(0.05)
            #expect(view.isZoomBouncing)
            view.stopScrollingAndZooming()
            #expect(!view.isZoomBouncing)
            #expect(view.zoomScale == 3)
            #expect(zooms() == ["will zoom", "did zoom"])
            view.contentOffset = CGPoint(x: 0, y: 700)
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500))
            stage.frames(0.05)
            #expect(view.isDecelerating)
            view.stopScrollingAndZooming()
            let place = view.contentOffset
            #expect(!view.isDecelerating)
            #expect(place.y > 0)
            stage.frames(0.5)
            #expect(view.contentOffset == place)
        }
    }
}
