// Apple's module re-exports it.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveC
