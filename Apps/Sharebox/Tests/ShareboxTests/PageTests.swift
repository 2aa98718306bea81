import Foundation
import Testing
import UIKit

@testable import Sharebox

@Suite("Parts of pages")
@MainActor struct PageTests {
    @Test("a session stays in the keychain until it is cleared")
    func session() {
        let store = SessionStore(service: "tests \(UUID().uuidString)")
        #expect(store.load() == nil)
        let account = Account(id: "1", account: "ada", name: "Ada", signature: "", avatar: nil)
        for token in ["one", "two"] {
            store.save(Session(token: token, account: account))
            #expect(store.load()?.token == token)
            #expect(store.load()?.account == account)
        }
        store.clear()
        #expect(store.load() == nil)
    }

    @Test("a field reports a new height when its problem appears or disappears, not when it stays")
    func field() {
        let field = FormField(symbol: "person", placeholder: "Account", identifier: "account")
        var asked = 0
        field.onResize = { asked += 1 }
        let plain = field.sizeThatFits(CGSize(width: 300, height: 1000)).height
        field.problem = "This is needed."
        field.problem = "This is needed."
        #expect(asked == 1)
        #expect(field.sizeThatFits(CGSize(width: 300, height: 1000)).height > plain)
        field.problem = nil
        #expect(asked == 2)
        #expect(field.sizeThatFits(CGSize(width: 300, height: 1000)).height == plain)
    }

    @Test("a column is centred in its area, at most its maximum width, with views below each other")
    func column() {
        var column = Column(in: CGRect(x: 100, y: 0, width: 600, height: 800), most: 400, side: 20, from: 30)
        let (one, two) = (UIView(), UIView())
        column.place(one, height: 50, gap: 10)
        column.place(two, size: CGSize(width: 80, height: 40), gap: 5)
        #expect(one.frame == CGRect(x: 200, y: 30, width: 400, height: 50))
        #expect(two.frame == CGRect(x: 360, y: 90, width: 80, height: 40))
        #expect(column.y == 135)
        #expect(Column(in: CGRect(x: 0, y: 0, width: 320, height: 480), most: 400, side: 20, from: 0).width == 280)
    }
}
