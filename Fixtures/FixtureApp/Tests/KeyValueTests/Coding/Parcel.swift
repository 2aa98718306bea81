import Foundation

/// An object whose members are reached by key.
class Parcel: NSObject {
    @objc var title = "box"
    @objc var note: String?
    @objc var count = 1
    @objc var small: Int16 = 2
    @objc var big: UInt64 = 3
    @objc var weight = 1.5
    @objc var width: CGFloat = 2
    @objc var ratio: Float = 0.25
    @objc var isFragile = false
    @objc var grade = Grade.middle
    @objc var size = CGSize(width: 1, height: 2)
    @objc var place = CGPoint(x: 3, y: 4)
    @objc var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    @objc var range = NSRange(location: 1, length: 2)
    @objc var number: NSNumber?
    @objc var date: Date?
    @objc var parts: [Parcel] = []
    @objc var marks: Set<String> = []
    @objc var list = NSArray()
    @objc var parent: Parcel?
    @objc var info: [String: Any] = [:]
    @objc(short) var abbreviation = "b"
    @objc let serial = 7
    var hidden = 1

    @objc func getLength() -> Int { 9 }
    @objc func isOpen() -> Bool { true }
    @objc func _secret() -> String { "secret" }
    @objc func computed() -> String { "computed \(title)" }

    convenience init(_ title: String, _ count: Int = 1, note: String? = nil) {
        self.init()
        self.title = title
        self.count = count
        self.note = note
    }

    // Two validators, as Objective-C finds them by name.
    @objc func validateTitle(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
        guard let title = value.pointee as? String, !title.isEmpty else { throw CocoaError(.keyValueValidation) }
        value.pointee = title.trimmingCharacters(in: .whitespaces) as NSString
    }
}

/// Answers for keys that it does not have.
class Open: NSObject {
    var stored: [String: Any] = [:]
    var nils: [String] = []
    @objc var count = 1
    override func value(forUndefinedKey key: String) -> Any? { stored[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { stored[key] = value }
    override func setNilValueForKey(_ key: String) { nils.append(key) }
}

/// Names a process's standard error after it ended with a failure.
func text(of content: [UInt8]?) -> String { String(decoding: content ?? [], as: UTF8.self) }
