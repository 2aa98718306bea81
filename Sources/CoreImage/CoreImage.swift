// Apple's module re-exports them.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import ObjectiveC
