import DeviceProtocol
import Testing

@Suite("Saturating conversion to integers")
struct SaturatingTests {
    @Test("converts what fits and clamps what does not")
    func bounds() {
        #expect(Int(saturating: 12.9) == 12)
        #expect(Int(saturating: -12.9) == -12)
        #expect(Int(saturating: 1e308) == .max)
        #expect(Int(saturating: -1e308) == .min)
        #expect(Int(saturating: .infinity) == .max)
        #expect(Int(saturating: -.infinity) == .min)
        #expect(Int(saturating: .nan) == 0)
        #expect(Int(saturating: 0x1p63) == .max)
        #expect(Int(saturating: -0x1p63) == .min)
        #expect(UInt8(saturating: 255.9) == 255)
        #expect(UInt8(saturating: 256) == 255)
        #expect(UInt8(saturating: -0.5) == 0)
        #expect(UInt64(saturating: -1) == 0)
        #expect(UInt64(saturating: 1e300) == .max)
        #expect(Int32(saturating: -3e9) == .min)
    }

    @Test("describes an audit issue whose element has an infinite frame")
    func audit() {
        let issue = AccessibilityAuditIssue(
            auditType: .contrast, compactDescription: "c", detailedDescription: "d", element: "Label", x: .infinity, y: .nan, width: 1e300,
            height: -1e300)
        #expect(issue.description == "contrast: c: Label at \(Int.max),0 \(Int.max)×\(Int.min). d")
    }
}
