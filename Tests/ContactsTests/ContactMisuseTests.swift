import Contacts
import Foundation
import Testing

@Suite("Misuse of contacts") struct ContactMisuseTests {
    @Test("reading a property that was not fetched is a programming error")
    func notFetched() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CNContact().limited(to: [CNContactGivenNameKey]).familyName
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("CNPropertyNotFetchedException"))
        #expect(text.contains("A property was not requested when contact was fetched"))
    }
}
