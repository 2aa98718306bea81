// What Apple's module brings along when it is imported.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import ObjectiveC
