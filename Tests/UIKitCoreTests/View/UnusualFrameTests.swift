import DeviceProtocol
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UILists

/// Frames at infinity, empty, negative and huge, as arithmetic of apps results in: nothing may end the process.
///
/// > Contract: UIKit raises `CALayerInvalidGeometry` for coordinates that are not numbers, and for nothing else.
@Suite("Unusual frames", .application) @MainActor struct UnusualFrameTests {
    nonisolated static let frames: [CGRect] = [
        .null, .infinite, .zero, CGRect(x: 10, y: CGFloat.infinity, width: 10, height: 10),
        CGRect(x: -CGFloat.infinity, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude),
        CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1e300), CGRect(x: 50, y: 50, width: -20, height: -20),
        CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300),
    ]

    private var kinds: [UIView] {
        let (label, button, stack, field) = (UILabel(), UIButton(type: .system), UIStackView(), UITextField())
        label.text = "A label"
        button.setTitle("A button", for: .normal)
        stack.addArrangedSubview(UILabel())
        field.text = "A field"
        let (picture, colored, masked) = (UIImageView(image: UIImage(systemName: "star")), UIView(), UIView())
        colored.backgroundColor = .red
        colored.layer.cornerRadius = 10
        masked.clipsToBounds = true
        return [
            label, button, stack, field, picture, colored, masked, UITextView(), UIScrollView(), UISlider(), UISwitch(),
            UISegmentedControl(), UISearchBar(), UIToolbar(), UINavigationBar(), UITableView(), UIProgressView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
    }

    @Test("views at infinity and of any finite frame are laid out, described, hit and inspected", arguments: frames)
    func views(_ frame: CGRect) {
        let app = TestApplication()
        let window = app.window()
        for view in kinds {
            let inner = UILabel(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
            inner.text = "inside"
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
            view.addSubview(inner)
            window.addSubview(view)
            view.frame = frame
            app.flush()
            app.send(.queryElements(id: 1))
            app.send(.queryScreen(id: 2, layers: []))
            app.tap(20, 20)
            app.advance(0.5)
            _ = view.convert(view.bounds, to: window)
            _ = view.convert(window.bounds, from: window)
            _ = view.accessibilityFrame
            _ = view.description
            view.sizeToFit()
            UIView.animate(withDuration: 0.1) { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
            app.flush()
            view.removeFromSuperview()
        }
        #expect(window.subviews.count == 1)
    }

    @Test("a rotated view returns from infinity to the frame that is set")
    func rotated() {
        let app = TestApplication()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        app.window().addSubview(view)
        view.frame = .null
        app.flush()
        app.send(.queryElements(id: 1))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 30, y: 40, width: 10, height: 20)
        #expect(abs(view.frame.minX - 30) < 0.001)
        #expect(abs(view.frame.minY - 40) < 0.001)
        #expect(abs(view.bounds.width - 20) < 0.001)
    }

    @Test("a null frame stays null, is converted to null, and is not seen")
    func null() throws {
        let app = TestApplication()
        let window = app.window()
        let view = UILabel(frame: .null)
        view.text = "gone"
        window.addSubview(view)
        app.flush()
        #expect(view.frame.isNull)
        #expect(view.convert(CGRect.null, to: window).isNull)
        #expect(view.convert(view.bounds, to: window).isNull)
        #expect(CGRect.infinite.applying(CGAffineTransform(translationX: 5, y: 5)).isInfinite)
        app.send(.queryElements(id: 3))
        guard case .elements(3, let elements)? = app.environment.requests.last else { throw CancellationError() }
        #expect(elements.first { $0.label == "gone" }?.isSeen == false)
    }
}
