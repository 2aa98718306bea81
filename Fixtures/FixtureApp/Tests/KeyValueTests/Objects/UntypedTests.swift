import Foundation
import Testing

@objc private protocol PagerDelegate {
    @objc optional func pager(_ pager: Pager, didShow page: Int)
    @objc optional func pager(_ pager: Pager, didHide page: Int)
    @objc(pager:titleForPage:) optional func pager(_ pager: Pager, titleFor page: Int) -> String
    @objc(pager:titleForName:) optional func pager(_ pager: Pager, titleFor name: String) -> String
}

private class Pager: NSObject {
    weak var delegate: PagerDelegate?
    weak var target: AnyObject?

    func titles() -> [String] {
        [delegate?.pager?(self, titleFor: 1), delegate?.pager?(self, titleFor: "one")].compactMap { $0 }
    }

    func ask() -> [Bool] {
        [
            target?.responds(to: #selector(Screen.refresh)) ?? false, target?.isKind(of: Screen.self) ?? false,
            self.target?.responds(to: Selector(("fly"))) ?? true,
        ]
    }

    func tell() { target?.perform(#selector(Screen.refresh)) }
}

private class Screen: NSObject, PagerDelegate {
    var pager: Pager?
    var log: [String] = []
    func start() -> Bool {
        guard let pager = self.pager else { return false }
        pager.delegate = self
        return true
    }
    func pager(_ pager: Pager, didShow page: Int) { log.append("show \(page)") }
    func pager(_ pager: Pager, titleFor page: Int) -> String { "page \(page)" }
    func pager(_ pager: Pager, titleFor name: String) -> String { "name \(name)" }
    @objc func refresh() { log.append("refresh") }
}

/// > Contract: The Swift Programming Language, dynamic lookup of members of `AnyObject`; optional requirements
@Suite("any objects and optional methods") struct UntypedTests {
    @Test("a property whose name optional methods share keeps its meaning")
    func property() {
        let screen = Screen()
        #expect(!screen.start())
        let pager = Pager()
        screen.pager = pager
        #expect(screen.start())
        pager.delegate?.pager?(pager, didShow: 3)
        pager.delegate?.pager?(pager, didHide: 4)
        #expect(screen.log == ["show 3"])
    }

    @Test("optional methods that differ in their parameter's type are told apart")
    func overloads() {
        let (screen, pager) = (Screen(), Pager())
        pager.delegate = screen
        #expect(pager.titles() == ["page 1", "name one"])
    }

    @Test("a delegate of type AnyObject is asked for its class and methods, and gets messages")
    func delegates() {
        let (screen, pager) = (Screen(), Pager())
        #expect(pager.ask() == [false, false, true])
        pager.target = screen
        #expect(pager.ask() == [true, true, false])
        pager.tell()
        #expect(screen.log == ["refresh"])
    }

    @Test("subscripts of any objects find entries and elements")
    func subscripts() throws {
        let text = "{\"weather\": [{\"description\": \"rain\"}], \"main\": {\"temp\": 3}, \"list\": [[1, 2]]}"
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .mutableContainers) as? NSDictionary
        let weather = json?["weather"] as! [AnyObject]
        for item in weather { #expect(item["description"] as? String == "rain") }
        let main = json?["main"] as! [String: AnyObject]
        #expect(main["temp"] as? NSNumber == 3)
        #expect((json?["main"] as AnyObject)["temp"] as? Int == 3)
        let list = json?["list"] as! [AnyObject]
        #expect(list[0][1] as? Int == 2)
    }
}
