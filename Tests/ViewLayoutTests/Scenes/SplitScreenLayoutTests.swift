import Foundation
import Testing

@testable import ViewLayout

@Suite("SplitScreenLayout") struct SplitScreenLayoutTests {
    /// Screens of 9.7, 11 and 12.9 inches, on their side and upright, with Apple's widths.
    @Test(
        "scenes and divider fill the screen, with the widths of Apple's table",
        arguments: [
            (CGSize(width: 1024, height: 768), [320.0, 507, 694]), (CGSize(width: 1194, height: 834), [375, 592, 809]),
            (CGSize(width: 1366, height: 1024), [375, 678, 981]), (CGSize(width: 834, height: 1194), [320, 504]),
            (CGSize(width: 1024, height: 1366), [375, 639]),
        ])
    func widths(_ screen: CGSize, _ left: [Double]) throws {
        let rests = SplitScreenLayout(screen: screen).rests
        #expect(rests.count == left.count + 2)
        #expect(rests.first == .left)
        #expect(rests.last == .right)
        for (rest, width) in zip(rests.dropFirst(), left) {
            let split = SplitScreenLayout(screen: screen, rest: rest)
            let divider = try #require(split.divider)
            #expect(split.spaces.left == CGRect(x: 0, y: 0, width: width, height: screen.height))
            #expect(split.spaces.left.maxX == divider.minX)
            #expect(divider.maxX == split.spaces.right.minX)
            #expect(split.spaces.right.maxX == screen.width)
            #expect(split.spaces.right.height == screen.height)
        }
    }

    @Test("a removed scene leaves the whole screen to the other, without a divider")
    func gone() {
        let screen = CGSize(width: 1024, height: 768)
        let (left, right) = (SplitScreenLayout(screen: screen, rest: .left), SplitScreenLayout(screen: screen, rest: .right))
        #expect(left.divider == nil)
        #expect(left.spaces.left.isEmpty)
        #expect(left.spaces.right == CGRect(origin: .zero, size: screen))
        #expect(right.divider == nil)
        #expect(right.spaces.right.isEmpty)
        #expect(right.spaces.left == CGRect(origin: .zero, size: screen))
        #expect(!left.holdsDivider(.zero))
    }

    @Test("the divider goes to the nearest stop, further when flung, and off the edges")
    func rests() {
        let split = SplitScreenLayout(screen: CGSize(width: 1024, height: 768))
        for rest in SplitScreenLayout.Rest.allCases { #expect(split.rest(from: split.middle(at: rest), velocity: 0) == rest) }
        #expect(split.rest(from: 400, velocity: 0) == .third)
        #expect(split.rest(from: 430, velocity: 0) == .half)
        #expect(split.rest(from: 400, velocity: 400) == .half)
        #expect(split.rest(from: 400, velocity: 2_500) == .twoThirds)
        #expect(split.rest(from: 150, velocity: 0) == .left)
        #expect(split.rest(from: 512, velocity: 6_000) == .right)
        #expect(split.rest(from: .nan, velocity: 0) == .half)
    }

    @Test("in portrait there are no halves: two thirds replace them")
    func upright() {
        let split = SplitScreenLayout(screen: CGSize(width: 834, height: 1194), rest: .half)
        #expect(split.rest == .twoThirds)
        #expect(split.spaces.right.width == 320)
        #expect(split.rest(from: 380, velocity: 0) == .third)
        #expect(split.rest(from: 440, velocity: 0) == .twoThirds)
    }

    @Test("a touch near the divider grabs it, with more tolerance at its handle")
    func hold() {
        let split = SplitScreenLayout(screen: CGSize(width: 1024, height: 768))
        #expect(split.holdsDivider(CGPoint(x: 503, y: 20)))
        #expect(!split.holdsDivider(CGPoint(x: 495, y: 20)))
        #expect(split.holdsDivider(CGPoint(x: 495, y: 384)))
        #expect(!split.holdsDivider(CGPoint(x: 480, y: 384)))
    }

    @Test("regular width are two thirds in landscape and half of the largest screen, as in the table of size classes")
    func regular() {
        #expect([694, 809, 981, 678].allSatisfy { SplitScreenLayout.isRegular(width: $0) })
        #expect(![320, 375, 507, 592, 504, 639].contains { SplitScreenLayout.isRegular(width: $0) })
    }
}
