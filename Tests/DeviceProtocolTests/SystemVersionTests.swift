import DeviceProtocol
import Testing

@Suite("Versions of iOS that devices imitate") struct SystemVersionTests {
    @Test(
        "a major version is its last release, and the others are as written",
        arguments: [("15", "15.5"), ("16", "16.4"), ("17", "17.5"), ("16.0", "16.0"), ("17.0.3", "17.0.3"), ("26", "26.0")])
    func texts(text: String, shown: String) { #expect(SystemVersion(text)?.text == shown) }

    @Test("other texts are no versions", arguments: ["", ".", "16.", "a", "16.x", "1.2.3.4", "-16", "16,4", "99999999999999999999", "१६"])
    func invalid(text: String) { #expect(SystemVersion(text) == nil) }

    @Test("versions are ordered by their numbers, and those from 15 to 18 are imitated")
    func order() {
        #expect(SystemVersion(major: 16, minor: 10) > SystemVersion(major: 16, minor: 9))
        #expect(SystemVersion(major: 15, minor: 9) < SystemVersion(major: 16))
        #expect([14, 15, 18, 19, 26].map { SystemVersion(major: $0).isSupported } == [false, true, true, false, false])
        #expect(SystemVersion.standard.isSupported)
    }
}
