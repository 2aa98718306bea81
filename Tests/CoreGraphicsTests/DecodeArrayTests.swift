import CoreGraphics
import Foundation
import Testing

@Suite("Decode arrays") struct DecodeArrayTests {
    @Test("an image has the decode array that it was made with") func decode() throws {
        let bytes = Data([0, 64, 128, 255])
        func image(_ decode: [CGFloat]?) throws -> CGImage {
            let provider = try #require(CGDataProvider(data: bytes as NSData))
            return try #require(
                CGImage(
                    width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: [], provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent))
        }
        #expect(try image(nil).decode == nil)
        let inverted = try image([1, 0])
        let values = try #require(inverted.decode)
        #expect(Array(UnsafeBufferPointer(start: values, count: 2)) == [1, 0])
        let provider = try #require(inverted.dataProvider)
        let copy = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [], provider: provider, decode: inverted.decode, shouldInterpolate: false,
                intent: .defaultIntent))
        #expect(copy.decode?[0] == 1)
    }

    @Test("data grows by bytes that are added") func data() throws {
        let data: CFMutableData = CFDataCreateMutable(kCFAllocatorDefault, 0)
        CFDataAppendBytes(data, [1, 2, 3], 3)
        #expect(CFDataGetLength(data) == 3)
        #expect(CFDataGetBytePtr(data)?[2] == 3)
        // As of every function of Core Foundation without annotations, the result is unwrapped where it is used.
        let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
        #expect(bytes[2] == 3)
        #expect(CFDataCreate(nil, [9], 1) == NSData(data: Data([9])))
    }
}
