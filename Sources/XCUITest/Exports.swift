// What `import XCTest` brings on Apple's systems, where a test of an interface imports nothing else.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import XCTest
