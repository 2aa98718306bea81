import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UISearchBar", .application)
struct SearchBarTests {
    let app = TestApplication()

    private final class Listener: NSObject, UISearchBarDelegate {
        var log: [String] = []
        var allows = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("shouldBegin")
            return allows
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("shouldEnd")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("should \(text)")
            return allows
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    private func shown(_ listener: Listener, _ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
        let window = app.window()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.delegate = listener
        change(bar)
        window.addSubview(bar)
        app.flush()
        return bar
    }

    @Test("in a navigation bar a search bar has no background of its own, as the title view or in it, and has one again outside")
    func inNavigationBar() throws {
        let window = app.window()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        let background = try #require(bar.subviews.first { $0 is BarBackground })
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        window.rootViewController = navigation
        for isWrapped in [false, true] {
            let title = isWrapped ? wrapped(bar) : bar
            page.navigationItem.titleView = title
            app.flush()
            #expect(title.isDescendant(of: navigation.navigationBar))
            #expect(background.alpha == 0)
            page.navigationItem.titleView = nil
            app.flush()
            bar.removeFromSuperview()
            window.addSubview(bar)
            app.flush()
            #expect(background.alpha == 1)
            bar.removeFromSuperview()
        }
    }

    private func wrapped(_ bar: UIView) -> UIView {
        let view = UIView(frame: bar.frame)
        view.addSubview(bar)
        return view
    }

    @Test("SE-1: begin, type and clear", .contract("SE-1"))
    func editing() {
        let listener = Listener()
        let bar = shown(listener)
        #expect(bar.becomeFirstResponder())
        #expect(bar.isFirstResponder)
        bar.searchTextField.insertText("a")
        bar.searchTextField.clear()
        #expect(listener.log == ["shouldBegin", "didBegin", "should a", "text a", "text "])
        listener.log = []
        listener.allows = false
        bar.searchTextField.insertText("b")
        #expect(listener.log == ["should b"])
        #expect(bar.text == "")
        listener.allows = true
        bar.resignFirstResponder()
        #expect(listener.log == ["should b", "shouldEnd", "didEnd"])
        listener.allows = false
        #expect(!bar.becomeFirstResponder())
    }

    @Test("SE-2: the return key searches and keeps the focus", .contract("SE-2"))
    func searching() {
        let listener = Listener()
        let bar = shown(listener)
        bar.becomeFirstResponder()
        listener.log = []
        bar.searchTextField.insertText("\n")
        #expect(listener.log == ["search"])
        #expect(bar.isFirstResponder)
    }

    @Test("SE-3, SE-4: cancel notifies and keeps the focus; the button is disabled while not editing", .contract("SE-3", "SE-4"))
    func cancelling() throws {
        let listener = Listener()
        let bar = shown(listener) { $0.showsCancelButton = true }
        bar.becomeFirstResponder()
        app.flush()
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.isEnabled)
        #expect(button.currentTitle == "Cancel")
        listener.log = []
        app.tap(360, 128)
        #expect(listener.log == ["cancel"])
        #expect(bar.isFirstResponder)
        bar.resignFirstResponder()
        #expect(!button.isEnabled)
        bar.setShowsCancelButton(false, animated: false)
        app.flush()
        #expect(button.superview == nil)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    }

    @Test("a cancel button that a delegate shows for each editing is enabled each time")
    func cancelWhileEditing() throws {
        final class Owner: NSObject, UISearchBarDelegate {
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.showsCancelButton = true }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.showsCancelButton = false }
        }
        let owner = Owner()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.delegate = owner
        app.window().addSubview(bar)
        for _ in 0..<3 {
            bar.becomeFirstResponder()
            app.flush()
            let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
            #expect(button.isEnabled)
            bar.resignFirstResponder()
            app.flush()
            #expect(button.superview == nil)
        }
    }

    private final class SearchController: UIViewController {
        let bar = UISearchBar()
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.titleView = bar
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            bar.becomeFirstResponder()
        }
    }

    @Test("a search bar in a title view becomes first responder when its controller has appeared", arguments: [false, true])
    func titleView(_ isPushed: Bool) {
        let stage = TransitionStage()
        defer { stage.finish() }
        let controller = SearchController()
        let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : controller)
        stage.window.rootViewController = navigation
        stage.advance(0.1)
        if isPushed {
            navigation.pushViewController(controller, animated: true)
            stage.advance(1)
        }
        #expect(controller.bar.window === stage.window)
        #expect(controller.bar.isFirstResponder)
        // A change of the item makes the bar show it again.
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        stage.advance(0.5)
        #expect(controller.bar.isFirstResponder)
    }

    @Test("scopes and the trailing button notify the delegate")
    func scopes() throws {
        let listener = Listener()
        let bar = shown(listener) {
            $0.frame.size.height = 102
            $0.scopeButtonTitles = ["A", "B"]
            $0.showsScopeBar = true
            $0.showsBookmarkButton = true
        }
        #expect(bar.sizeThatFits(.zero).height == 102)
        app.tap(300, 172)
        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(listener.log == ["scope 1"])
        bar.selectedScopeButtonIndex = 0
        #expect(listener.log == ["scope 1"])
        bar.selectedScopeButtonIndex = 99
        bar.selectedScopeButtonIndex = -5
        #expect(bar.selectedScopeButtonIndex == 0)
        app.tap(370, 128)
        #expect(listener.log == ["scope 1", "bookmark"])
        bar.scopeButtonTitles = nil
        bar.scopeButtonTitles = []
        app.flush()
    }

    @Test("setting the text in code notifies of the change")
    func code() {
        let listener = Listener()
        let bar = shown(listener)
        bar.text = "a"
        bar.text = "a"
        bar.text = nil
        #expect(listener.log == ["text a", "text "])
        #expect(bar.text == "")
        bar.placeholder = nil
        #expect(bar.placeholder == nil)
        bar.placeholder = "Find"
        #expect(bar.placeholder == "Find")
        #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
    }

    @Test("tokens precede the text, and the delete key removes them one by one")
    func tokens() {
        let bar = shown(Listener())
        let field = bar.searchTextField
        field.tokens = [UISearchToken(icon: nil, text: "One"), UISearchToken(icon: nil, text: "Two")]
        field.insertToken(UISearchToken(icon: nil, text: "Three"), at: 2)
        bar.becomeFirstResponder()
        field.deleteBackward()
        #expect(field.tokens.map(\.text) == ["One", "Two", "Three"])
        field.deleteBackward()
        #expect(field.tokens.map(\.text) == ["One", "Two"])
        field.allowsDeletingTokens = false
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.tokens.count == 2)
        field.removeToken(at: 0)
        #expect(field.tokens.map(\.text) == ["Two"])
        let before = field.textRect(forBounds: field.bounds)
        field.tokens = []
        #expect(field.textRect(forBounds: field.bounds).width > before.width)
    }

    @Test("an app's image for the clear button is shown, that of its state before the normal one")
    func clearImage() throws {
        let bar = shown(Listener())
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        bar.text = "a"
        bar.setImage(image, for: .clear, state: .normal)
        app.flush()
        let button = try #require(bar.searchTextField.subviews.compactMap { $0 as? TextFieldClearButton }.first)
        #expect(button.images.value(for: .highlighted) === image)
        let shot = UIGraphicsImageRenderer(size: button.bounds.size, format: format).image { _ in button.draw(button.bounds) }
        let pixel = try #require(shot.cgImage).pixel(Int(button.bounds.midX), Int(button.bounds.midY))
        #expect(pixel == [255, 0, 0, 255])
        #expect(bar.image(for: .clear, state: .normal) === image)
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
