import CoreGraphics
import Foundation
import Testing

@Suite("CFStringTransform")
struct StringTransformTests {
    private func turned(_ text: String, _ transforms: [CFString?]) -> String {
        let string = NSMutableString(string: text)
        for transform in transforms { #expect(CFStringTransform(string, nil, transform, false)) }
        return String(describing: string)
    }

    @Test("transliterates scripts to Latin, and strips marks")
    func scripts() {
        #expect(turned("北京", [kCFStringTransformMandarinLatin]) == "běi jīng")
        #expect(turned("北京 Über", [kCFStringTransformToLatin, kCFStringTransformStripDiacritics]) == "bei jing Uber")
        #expect(turned("Привет é", [kCFStringTransformToLatin, kCFStringTransformStripCombiningMarks]) == "Privet e")
        #expect(turned("kana", [kCFStringTransformLatinHiragana, kCFStringTransformHiraganaKatakana]) == "カナ")
    }

    @Test("transforms a range and returns its new one; an invalid range or transform changes nothing")
    func parts() {
        let string = NSMutableString(string: "北京北京")
        var range = CFRangeMake(0, 2)
        #expect(CFStringTransform(string, &range, kCFStringTransformMandarinLatin, false))
        #expect(string == "běi jīng北京")
        #expect(range == CFRangeMake(0, 8))
        for wrong in [CFRangeMake(-1, 1), CFRangeMake(0, 100), CFRangeMake(1, .max), CFRangeMake(.max, 1)] {
            range = wrong
            #expect(!CFStringTransform(string, &range, kCFStringTransformToLatin, false))
            #expect(range == wrong)
        }
        #expect(!CFStringTransform(string, nil, "no transform", false))
        #expect(string == "běi jīng北京")
    }
}
