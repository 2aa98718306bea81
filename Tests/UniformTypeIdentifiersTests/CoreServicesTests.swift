import CoreServices
import Testing

@Suite struct CoreServicesTests {
    @Test("a file that imports CoreServices alone has the names of uniform types")
    func names() {
        #expect(kUTTypeJPEG as String == "public.jpeg")
        #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    }
}
