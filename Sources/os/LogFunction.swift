import Foundation

/// > Contract: os, os_log(_:dso:log:type:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    LogLine.write(LogFormat.fill(message.description, args), log, type)
}

/// > Contract: os, os_log(_:log:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
    LogLine.write(LogFormat.fill(message.description, args), log, type)
}

/// printf formats of log messages, whose conversions may have a privacy option: `%{public}@`.
enum LogFormat {
    static func fill(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
    }
}
