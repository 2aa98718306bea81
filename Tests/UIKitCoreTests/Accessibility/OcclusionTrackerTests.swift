import DeviceProtocol
import Foundation
import Testing
import UIKitCore

extension ScrollSuites {
    /// What scripts ask of the screen: what is seen, what scrolls, and where keys go.
    @Suite("Visible views for scripts") @MainActor struct OcclusionTrackerTests {
        private let stage = ScrollStage()

        private func label(_ text: String, _ frame: CGRect, in view: UIView? = nil) -> UILabel {
            let label = UILabel(frame: frame)
            label.text = text
            (view ?? stage.controller.view).addSubview(label)
            return label
        }

        private func element(_ name: String) throws -> AccessibilityElement? {
            stage.app.send(.queryElements(id: 1))
            guard case .elements(1, let elements)? = stage.app.environment.requests.last else {
                Issue.record("no answer")
                return nil
            }
            return elements.first { $0.label == name }
        }

        private func isSeen(_ name: String) throws -> Bool { try element(name)?.isSeen == true }

        private func seen(_ names: String...) throws -> [Bool] { try names.map(isSeen) }

        private func report() throws -> ScreenReport {
            stage.app.send(.queryScreen(id: 2, layers: []))
            guard case .screen(2, let report)? = stage.app.environment.requests.last else {
                Issue.record("no answer")
                return ScreenReport()
            }
            return report
        }

        @Test("a toast is visible until its fade's delay is over, though its alpha is 0 at once")
        func toast() throws {
            stage.activate()
            let toast = label("Saved", CGRect(x: 20, y: 100, width: 200, height: 40))
            stage.app.flush()
            UIView.animate(withDuration: 0.5, delay: 2) { toast.alpha = 0 }
            stage.app.flush()
            #expect(toast.alpha == 0)
            let shown = try #require(try element("Saved"))
            #expect(shown.isSeen)
            #expect(!shown.isHittable)
            stage.advance(1.9)
            #expect(try isSeen("Saved"))
            stage.advance(0.7)
            #expect(try !isSeen("Saved"))
        }

        @Test("a view that fades or slides in is visible once it is shown")
        func comingIn() throws {
            stage.activate()
            let (faded, slid) = (
                label("Faded", CGRect(x: 20, y: 100, width: 200, height: 40)),
                label("Slid", CGRect(x: -400, y: 200, width: 200, height: 40))
            )
            faded.alpha = 0
            stage.app.flush()
            #expect(try element("Faded") == nil)
            UIView.animate(withDuration: 0.2, delay: 1, options: .curveLinear) {
                faded.alpha = 1
                slid.frame.origin.x = 20
            }
            stage.app.flush()
            #expect(try seen("Faded", "Slid") == [false, false])
            stage.advance(1.19)
            #expect(try seen("Faded", "Slid") == [true, true])
        }

        @Test("views beyond the screen or a clipping edge are not visible, those outside an unclipped superview are")
        func clipped() throws {
            let scroller = stage.scrollView(UIScrollView())
            _ = label("above", CGRect(x: 0, y: 10, width: 100, height: 40), in: scroller)
            _ = label("below", CGRect(x: 0, y: 900, width: 100, height: 40), in: scroller)
            _ = label("beyond", CGRect(x: 400, y: 100, width: 100, height: 40))
            let small = UIView(frame: CGRect(x: 20, y: 700, width: 1, height: 1))
            stage.controller.view.addSubview(small)
            _ = label("out", CGRect(x: 0, y: 10, width: 100, height: 40), in: small)
            stage.app.flush()
            #expect(try seen("above", "below", "beyond", "out") == [true, false, false, true])
            small.clipsToBounds = true
            scroller.contentOffset.y = 700
            stage.app.flush()
            #expect(try seen("above", "below", "out") == [false, true, false])
        }

        @Test("opaque views above cover a view, also several together and in windows above; translucent ones and subviews do not")
        func covered() throws {
            stage.activate()
            let covered = label("covered", CGRect(x: 40, y: 300, width: 200, height: 40))
            let cover = UIView(frame: CGRect(x: 30, y: 290, width: 120, height: 60))
            cover.backgroundColor = .white
            stage.controller.view.addSubview(cover)
            stage.app.flush()
            #expect(try isSeen("covered"))
            let other = UIView(frame: CGRect(x: 150, y: 290, width: 120, height: 60))
            other.backgroundColor = .white
            stage.controller.view.addSubview(other)
            #expect(try !isSeen("covered"))
            other.alpha = 0.5
            #expect(try isSeen("covered"))
            (other.alpha, other.backgroundColor) = (1, UIColor.white.withAlphaComponent(0.5))
            #expect(try isSeen("covered"))
            (other.backgroundColor, other.layer.cornerRadius) = (.white, 30)
            #expect(try isSeen("covered"), "the corners of what covers it are round")
            other.isHidden = true
            let part = UIView(frame: covered.bounds)
            part.backgroundColor = .white
            covered.addSubview(part)
            cover.removeFromSuperview()
            #expect(try isSeen("covered"))
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.windowLevel = .alert
            window.backgroundColor = .white
            window.isHidden = false
            defer { window.isHidden = true }
            #expect(try !isSeen("covered"))
        }

        @Test("reports the scroll views a wheel reaches with their range: inner after outer, not fixed or covered ones")
        func areas() throws {
            let outer = stage.scrollView(UIScrollView())
            outer.accessibilityIdentifier = "list"
            let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            inner.contentSize = CGSize(width: 900, height: 100)
            let still = UIScrollView(frame: CGRect(x: 0, y: 250, width: 300, height: 50))
            let hidden = UIScrollView(frame: CGRect(x: 0, y: 1500, width: 300, height: 50))
            hidden.contentSize = CGSize(width: 900, height: 50)
            for view in [inner, still, hidden] { outer.addSubview(view) }
            outer.contentOffset.y = 30
            stage.app.flush()
            let areas = try report().scrollAreas
            #expect(areas.map(\.name) == ["UIScrollView \"list\"", "UIScrollView"])
            let list = try #require(areas.first)
            #expect(list.x == 40)
            #expect(list.y == 200)
            #expect(list.width == 300)
            #expect(list.height == 400)
            #expect(list.offsetY == 30)
            #expect(list.minimumY == 0)
            #expect(list.maximumY == 1600)
            #expect(list.minimumX == list.maximumX)
            let row = try #require(areas.last)
            #expect(row.y == 270)
            #expect(row.maximumX == 600)
            #expect(row.minimumY == row.maximumY)
            #expect(row.touchY > 270)
            #expect(row.touchY < 370)
            #expect(list.touchY < 270 || list.touchY > 370)
            outer.isScrollEnabled = false
            #expect(try report().scrollAreas.map(\.name) == ["UIScrollView"])
        }

        @Test("counts keys that no text input, key command or responder takes")
        func keys() throws {
            stage.activate()
            func type(_ text: String) {
                let sample = KeySample(phase: .down, usage: 4, modifiers: [], characters: text)
                stage.app.send(.input(.key(sample, time: 0)))
                stage.app.send(.input(.key(KeySample(phase: .up, usage: 4, modifiers: [], characters: text), time: 0)))
            }
            let start = try report().unhandledKeys
            type("a")
            stage.app.send(.input(.text("é", time: 0)))
            #expect(try report().unhandledKeys == start + 2)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            stage.controller.view.addSubview(field)
            field.becomeFirstResponder()
            type("a")
            stage.app.send(.input(.text("é", time: 0)))
            #expect(field.text == "aé")
            field.resignFirstResponder()
            let listener = PressListener(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
            stage.controller.view.addSubview(listener)
            listener.becomeFirstResponder()
            type("a")
            #expect(listener.count == 1)
            #expect(try report().unhandledKeys == start + 2)
        }
    }
}

private final class PressListener: UIView {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
}
