public import Foundation

// Keys of an Info.plist, with the names that Core Foundation's "CFBundle" has for them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Safe: a constant string.
/// The version of the property list's format.
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: NSString! = "CFBundleInfoDictionaryVersion"
// Safe: a constant string.
/// The name of the executable.
nonisolated(unsafe) public let kCFBundleExecutableKey: NSString! = "CFBundleExecutable"
// Safe: a constant string.
/// The bundle's identifier, in reverse order of domains.
nonisolated(unsafe) public let kCFBundleIdentifierKey: NSString! = "CFBundleIdentifier"
// Safe: a constant string.
/// The number of the build.
nonisolated(unsafe) public let kCFBundleVersionKey: NSString! = "CFBundleVersion"
// Safe: a constant string.
/// The language that the texts are written in.
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: NSString! = "CFBundleDevelopmentRegion"
// Safe: a constant string.
/// The bundle's short name.
nonisolated(unsafe) public let kCFBundleNameKey: NSString! = "CFBundleName"
// Safe: a constant string.
/// The languages of the bundle.
nonisolated(unsafe) public let kCFBundleLocalizationsKey: NSString! = "CFBundleLocalizations"
