import CoreGraphics
import Foundation
import RenderServer
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Images of one view in light and dark, left to right and right to left, at three text sizes, at two screen scales.
///
/// A sheet has the columns light, light right to left, dark, dark right to left, and a row for each text size. The one for 2x has all text
/// sizes, the one for 3x the default one; both are stored in `Goldens`.
@MainActor struct GoldenSheet {
    private let name: String
    private let width: Double
    private let delay: Double
    private let make: (UIContentSizeCategory) -> UIView
    private static let margin = 12.0

    /// `make` returns a new view with its size set; `width` is that of the screen on which it is displayed, with the variant's traits.
    /// With `after` the image shows the state that many seconds later.
    init(_ name: String, width: Double, after delay: Double = 0, _ make: @escaping (UIContentSizeCategory) -> UIView) {
        (self.name, self.width, self.delay, self.make) = (name, width, delay, make)
    }

    /// Compares both sheets with their goldens; only the light ones for 2x, with the default text size, if `isPlain`.
    func verify(isPlain: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for scale in isPlain ? [2.0] : [2.0, 3.0] {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Goldens/\(name)@\(Int(scale))x.png")
            if let difference = GoldenImage.difference(of: try sheet(scale: scale, isPlain: isPlain), from: file) {
                Issue.record("\(difference)", sourceLocation: sourceLocation)
            }
        }
    }

    private func sheet(scale: Double, isPlain: Bool) throws -> CGImage {
        let categories = isPlain ? [.large] : GoldenVariant.categories(scale: scale)
        let looks = [GoldenVariant.Look(.light, false), .init(.light, true)] + (isPlain ? [] : [.init(.dark, false), .init(.dark, true)])
        let rows = try categories.map { category in
            try looks.map { look in
                try picture(GoldenVariant(look: look, category: category, scale: scale))
            }
        }
        let height = rows.reduce(0) { $0 + ($1.map(\.height).max() ?? 0) }
        let width = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
        let sheet = try #require(RenderSurface(width: width, height: height))
        let context = try #require(CGContext(bgra: sheet.base, width: width, height: height, bytesPerRow: sheet.bytesPerRow))
        var top = height
        for row in rows {
            let rowHeight = row.map(\.height).max() ?? 0
            top -= rowHeight
            var left = 0
            for picture in row {
                let place = CGRect(x: left, y: top + rowHeight - picture.height, width: picture.width, height: picture.height)
                context.draw(picture, in: place)
                left += picture.width
            }
        }
        return try #require(context.makeImage())
    }

    private func picture(_ variant: GoldenVariant) throws -> CGImage {
        try GoldenStage.with(variant.device(width: width, height: 2000)) { stage in
            let view = make(variant.category)
            view.frame.origin = CGPoint(x: variant.isRightToLeft ? width - Self.margin - view.frame.width : Self.margin, y: Self.margin)
            stage.window.rootViewController?.view.addSubview(view)
            stage.flush()
            if delay > 0 { stage.advance(delay) }
            return try stage.picture(width: width, height: (view.frame.height + 2 * Self.margin).rounded(.up))
        }
    }
}
