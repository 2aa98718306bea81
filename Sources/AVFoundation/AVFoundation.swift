// Apple's module re-exports them.
@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import QuartzCore
