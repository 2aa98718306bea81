// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import UniformTypeIdentifiers

// The interface to types of files and data before `UTType`. The caller releases what is created or copied, which
// `takeRetainedValue()` does.

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The class of file extensions, without a dot.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the identifier of the best type for a tag; an unknown tag gets a dynamic type, and an empty one nil.
///
/// > Contract: MobileCoreServices, UTTypeCreatePreferredIdentifierForTag(_:_:_:)
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI).first.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns the identifiers of all types of a tag; an unknown tag gets a dynamic type, and an empty one nil.
///
/// > Contract: MobileCoreServices, UTTypeCreateAllIdentifiersForTag(_:_:_:)
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
    let found = types(inTagClass, inTag, inConformingToUTI)
    return found.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: found.map { NSString(string: $0.identifier) }))
}

/// Returns the first tag of a class that a type has; nil if it has none.
///
/// > Contract: MobileCoreServices, UTTypeCopyPreferredTagWithClass(_:_:)
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let tags = UTType("\(inUTI)")?.tags[UTTagClass(rawValue: "\(inTagClass)")]
    return tags?.first.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns the English name of a type; nil for an unknown identifier.
///
/// > Contract: MobileCoreServices, UTTypeCopyDescription(_:)
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    UTType("\(inUTI)")?.localizedDescription.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// Returns whether two identifiers are the same, ignoring case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { "\(inUTI1)".lowercased() == "\(inUTI2)".lowercased() }

/// A type conforms to itself. > Contract: MobileCoreServices, UTTypeConformsTo(_:_:)
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType("\(inUTI)"), let other = UTType("\(inConformsToUTI)") else { return false }
    return type.conforms(to: other)
}

/// Returns whether the identifier is of a type that was made from the tag of no known type.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType("\(inUTI)")?.isDynamic ?? false }
/// Returns whether the identifier is of one of the system's types.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType("\(inUTI)")?.isDeclared ?? false }

private func types(_ tagClass: CFString, _ tag: CFString, _ parent: CFString?) -> [UTType] {
    UTType.types(tag: "\(tag)", tagClass: UTTagClass(rawValue: "\(tagClass)"), conformingTo: parent.flatMap { UTType("\($0)") })
}
