package import Foundation
package import RenderProtocol

/// One thing that a device keeps of an app from run to run, in the form in which the app is told of it.
package struct PersistedAppState<Value: WireCodable> {
    private let file: URL
    private let report: (String) -> Void

    /// > Parameters: report: hears of what cannot be kept.
    package init(_ file: URL, report: @escaping (String) -> Void = SimulatorCommand.writeError) {
        (self.file, self.report) = (file, report)
    }

    /// Nil where there is none, or one of another version of these bytes.
    package func read() -> Value? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        var reader = WireReader(Array(data))
        do throws(WireError) {
            guard try reader.uint32() == LinkMessage.version else { return nil }
            let value: Value = try reader.value()
            try reader.finish()
            return value
        } catch {
            return nil
        }
    }

    package func write(_ value: Value) {
        var writer = WireWriter()
        writer.put(UInt64(LinkMessage.version))
        writer.put(value)
        do {
            try Data(writer.bytes).write(to: file, options: .atomic)
        } catch {
            report("\(DataError.file("write", file, error)); it lasts as long as the simulator runs")
        }
    }
}
