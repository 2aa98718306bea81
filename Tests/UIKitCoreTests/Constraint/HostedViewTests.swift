import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// Views with constraints in bars, above the keyboard, in scroll views and containers.
@Suite("Constraints in bars and containers", .application) @MainActor struct HostedViewTests {
    private let app = TestApplication()

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func pin(_ view: UIView, in outer: UIView, _ inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    private func bar(_ change: (UINavigationItem) -> Void) -> UINavigationBar {
        let controller = UIViewController()
        change(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: controller)
        let window = app.window(navigation)
        withExtendedLifetime(window) { app.flush() }
        return navigation.navigationBar
    }

    @Test("a title view is as large as its constraints ask for, and centred")
    func titleView() {
        let title = UIView()
        pin(box(80, 20), in: title, 5)
        let bar = bar { $0.titleView = title }
        #expect(title.frame.size == CGSize(width: 90, height: 30))
        #expect(abs(title.convert(title.bounds, to: bar).midX - bar.bounds.midX) < 0.5)
        #expect(title.subviews[0].frame == CGRect(x: 5, y: 5, width: 80, height: 20))
    }

    @Test("a title view with a size of its own keeps it when its bar was laid out before it had a place")
    func sizedTitleView() {
        let title = UIView(frame: CGRect(x: 180, y: 5, width: 120, height: 30))
        let item = UINavigationItem()
        item.titleView = title
        let bar = UINavigationBar()
        bar.items = [item]
        let window = app.window()
        window.addSubview(bar)
        bar.layoutIfNeeded()
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
        app.flush()
        #expect(title.frame.size == CGSize(width: 120, height: 30))
        #expect(abs(title.convert(title.bounds, to: bar).midX - bar.bounds.midX) < 0.5)
    }

    @Test("a title view without a mask, with constraints of its own, is placed by the bar")
    func ownConstraints() {
        let title = box(120, 24)
        let item = box(50, 30)
        let bar = bar {
            $0.titleView = title
            $0.rightBarButtonItem = UIBarButtonItem(customView: item)
        }
        #expect(abs(title.convert(title.bounds, to: bar).midX - bar.bounds.midX) < 0.5)
        #expect(title.frame.size == CGSize(width: 120, height: 24))
        #expect(item.frame.size == CGSize(width: 50, height: 30))
        #expect(item.convert(item.bounds, to: bar).minX > title.convert(title.bounds, to: bar).maxX)
        for _ in 0..<3 { app.flush() }
        #expect(app.environment.logs.isEmpty)
    }

    @Test("stack views and constrained views in toolbars and bars take their fitting size")
    func customViews() {
        let stack = UIStackView(arrangedSubviews: [box(20, 20), box(30, 20)])
        stack.spacing = 4
        let host = UIView()
        pin(box(40, 20), in: host, 2)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        bar.items = [UIBarButtonItem(customView: stack), UIBarButtonItem(customView: host)]
        let window = app.window()
        window.addSubview(bar)
        app.flush()
        #expect(stack.frame.size == CGSize(width: 54, height: 20))
        #expect(host.frame.size == CGSize(width: 44, height: 24))
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 24, y: 0, width: 30, height: 20))
    }

    @Test("a custom view keeps the frame that the app set")
    func ownFrame() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let inner = box(40, 20)
        host.addSubview(inner)
        inner.centerXAnchor.constraint(equalTo: host.centerXAnchor).isActive = true
        let bar = bar { $0.rightBarButtonItem = UIBarButtonItem(customView: host) }
        #expect(host.frame.size == CGSize(width: 100, height: 30))
        bar.setNeedsLayout()
        app.flush()
        #expect(host.frame.size == CGSize(width: 100, height: 30))
        #expect(inner.frame.minX == 30)
    }

    @Test("an input accessory view is as high as its constraints ask for, and grows")
    func accessory() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        let accessory = UIView()
        accessory.translatesAutoresizingMaskIntoConstraints = false
        let inner = UIView()
        pin(inner, in: accessory, 8)
        let height = inner.heightAnchor.constraint(equalToConstant: 40)
        height.isActive = true
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputAccessoryView = accessory
        let window = app.window()
        window.addSubview(field)
        field.becomeFirstResponder()
        app.flush()
        #expect(accessory.frame == CGRect(x: 0, y: 0, width: window.bounds.width, height: 56))
        #expect(inner.frame == CGRect(x: 8, y: 8, width: window.bounds.width - 16, height: 40))
        height.constant = 60
        app.flush()
        app.flush()
        #expect(accessory.frame.height == 76)
        #expect(window.inputViewHost?.bounds.height == 276 + window.safeAreaInsets.bottom)
    }

    @Test("an input view that sizes itself is as high as its constraints ask for, whatever its frame; another one keeps its frame")
    func selfSizingInputView() {
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 44), inputViewStyle: .keyboard)
        #expect(view.backgroundColor != nil)
        #expect(!view.allowsSelfSizing)
        let inner = UIView()
        pin(inner, in: view, 8)
        inner.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputAccessoryView = view
        let window = app.window()
        window.addSubview(field)
        field.becomeFirstResponder()
        app.flush()
        #expect(view.frame == CGRect(x: 0, y: 0, width: window.bounds.width, height: 44))
        view.allowsSelfSizing = true
        field.reloadInputViews()
        app.flush()
        #expect(view.frame == CGRect(x: 0, y: 0, width: window.bounds.width, height: 76))
    }

    @Test("an accessory with a flexible height and an intrinsic one follows it")
    func intrinsicAccessory() {
        final class Bar: UIView {
            var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
        }
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        let bar = Bar()
        bar.autoresizingMask = .flexibleHeight
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputAccessoryView = bar
        let window = app.window()
        window.addSubview(field)
        field.becomeFirstResponder()
        app.flush()
        #expect(bar.frame.height == 50)
        bar.height = 70
        app.flush()
        app.flush()
        #expect(bar.frame.height == 70)
    }

    @Test("a stack view in a scroll view, pinned to the content guide, makes the content")
    func scrollContent() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.contentInsetAdjustmentBehavior = .never
        let inner = UIScrollView()
        inner.contentInsetAdjustmentBehavior = .never
        inner.translatesAutoresizingMaskIntoConstraints = false
        let row = UIStackView(arrangedSubviews: (0..<10).map { _ in box(80, 50) })
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(row)
        let column = UIStackView(arrangedSubviews: [inner] + (0..<5).map { _ in box(100, 60) })
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(column)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: inner.contentLayoutGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: inner.contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: inner.contentLayoutGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: inner.contentLayoutGuide.bottomAnchor),
            row.heightAnchor.constraint(equalTo: inner.frameLayoutGuide.heightAnchor),
            column.topAnchor.constraint(equalTo: outer.topAnchor), column.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: outer.trailingAnchor), column.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            column.widthAnchor.constraint(equalTo: outer.frameLayoutGuide.widthAnchor),
        ])
        column.alignment = .leading
        inner.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
        let window = app.window()
        window.addSubview(outer)
        app.flush()
        #expect(outer.contentSize == CGSize(width: 300, height: 350))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(inner.contentSize == CGSize(width: 890, height: 50))
        inner.contentOffset.x = 100
        outer.contentOffset.y = 30
        app.flush()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(row.frame.minX == 0)
        #expect(outer.contentSize == CGSize(width: 300, height: 350))
        column.arrangedSubviews[1].isHidden = true
        app.flush()
        #expect(outer.contentSize == CGSize(width: 300, height: 290))
    }

    @Test("a child controller's view, constrained in its parent's, follows it")
    func childController() {
        let parent = UIViewController()
        let child = UIViewController()
        let window = app.window(parent)
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: parent.view.safeAreaLayoutGuide.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 10),
            child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor, constant: -10),
            child.view.heightAnchor.constraint(equalToConstant: 100),
        ])
        child.didMove(toParent: parent)
        let inner = UIView()
        pin(inner, in: child.view, 4)
        app.flush()
        let width = window.bounds.width - 20
        #expect(child.view.frame == CGRect(x: 10, y: window.safeAreaInsets.top, width: width, height: 100))
        #expect(inner.frame == CGRect(x: 4, y: 4, width: width - 8, height: 92))
    }

    @Test("a controller's preferred size is its view's fitting size, if it takes that")
    func preferredSize() {
        let content = UIViewController()
        pin(box(120, 90), in: content.view, 10)
        content.preferredContentSize = content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(content.preferredContentSize == CGSize(width: 140, height: 110))
    }
}
