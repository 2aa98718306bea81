import Foundation
import Testing

/// An object after a round trip through a keyed archive.
func archived<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let writer = NSKeyedArchiver(requiringSecureCoding: false)
    writer.encode(object, forKey: "object")
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    reader.requiresSecureCoding = false
    defer { reader.finishDecoding() }
    return try #require(reader.decodeObject(forKey: "object") as? Object)
}
