import Foundation
import Testing
import URLLoading

@Suite("URLRequest: access to networks") struct NetworkAccessTests {
    @Test("settings belong to the value and do not change the rest of a request") func settings() throws {
        var request = URLRequest(url: try #require(URL(string: "https://a.test/")))
        request.setValue("1", forHTTPHeaderField: "X-A")
        request.httpBody = Data("body".utf8)
        let before = request
        #expect(request.allowsConstrainedNetworkAccess)
        #expect(request.allowsExpensiveNetworkAccess)
        request.allowsConstrainedNetworkAccess = false
        #expect(!request.allowsConstrainedNetworkAccess)
        #expect(request.allowsExpensiveNetworkAccess)
        #expect(before.allowsConstrainedNetworkAccess)
        #expect(request.value(forHTTPHeaderField: "X-A") == "1")
        #expect(request.httpBody == Data("body".utf8))
        #expect(request.url == before.url)
        request.allowsConstrainedNetworkAccess = true
        #expect(request.allowsConstrainedNetworkAccess)
    }
}
