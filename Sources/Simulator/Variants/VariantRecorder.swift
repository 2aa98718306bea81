internal import DeviceProtocol
package import VariantProtocol
internal import Foundation
internal import HostInterface

/// Why the images of a screen could not be taken.
package struct VariantFailure: Error, CustomStringConvertible {
    package var description: String
}

/// Takes images of the present screen in all looks of a job, while the app goes on running.
///
/// > Isolation: the simulator's main thread.
package final class VariantRecorder {
    private let job: VariantJob
    private let driver: ManualDriver
    private let base: [DeviceControl]
    private let looks: [[DeviceControl]]
    private let kinds: AccessibilityAuditType
    private var names: Set<String> = []
    package private(set) var pictures: [VariantPicture] = []

    /// > Units: seconds of the app's clock: how long a look may take to become idle.
    private static let patience = 5.0

    /// > Errors: a setting or a kind of audit that does not exist.
    package init(_ job: VariantJob, driver: ManualDriver) throws(VariantFailure) {
        (self.job, self.driver) = (job, driver)
        base = try Self.controls(job.base)
        var looks: [[DeviceControl]] = []
        for look in job.looks { looks.append(try Self.controls(look.settings)) }
        self.looks = looks
        var kinds: AccessibilityAuditType = []
        for name in job.audit {
            guard let type = AccessibilityAuditType.names.first(where: { $0.name == name })?.type else {
                let known = AccessibilityAuditType.names.map(\.name).joined(separator: ", ")
                throw VariantFailure(description: "there is no audit of \"\(name)\"; there are audits of \(known)")
            }
            kinds.insert(type)
        }
        self.kinds = kinds
    }

    private static func controls(_ settings: [VariantJob.Setting]) throws(VariantFailure) -> [DeviceControl] {
        var controls: [DeviceControl] = []
        for setting in settings {
            guard let control = DeviceControl(name: setting.name, value: setting.value) else {
                throw VariantFailure(description: SimulatorOptions.problem(setting.name, setting.value))
            }
            controls.append(control)
        }
        return controls
    }

    /// Applies what the script runs with.
    package func prepare() { apply(base) }

    /// Takes all images of the screen and returns to the settings before.
    ///
    /// > Parameters: path: of a `screenshot` line, or of the script: the screen is named after it.
    package func take(_ path: String) throws(VariantFailure) {
        let screen = screenName(path)
        for (index, look) in job.looks.enumerated() {
            do {
                apply(looks[index])
                let isIdle = try driver.waitUntilIdle(limit: Self.patience)
                let issues = kinds.isEmpty ? [] : try driver.audit(for: kinds)
                let file = "\(screen)\(look.suffix).png"
                try save(file)
                let size = screenSize
                pictures.append(
                    VariantPicture(
                        screen: screen, look: index, device: driver.device.device.name, file: file, width: size.width, height: size.height,
                        isIdle: isIdle, issues: issues.map(VariantPicture.Issue.init)))
            } catch {
                let settings = look.settings.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
                throw VariantFailure(description: "with \(settings): \(error)")
            }
        }
        apply(base)
        do throws(AppTermination) { try driver.waitUntilIdle(limit: Self.patience) } catch {
            throw VariantFailure(description: "\(error)")
        }
    }

    /// Writes what was taken.
    package func finish() throws(VariantFailure) { try VariantFiles.write(pictures, to: job.result) }

    private func apply(_ controls: [DeviceControl]) {
        let now = driver.device.wallTime()
        driver.device.change { state in
            for control in controls { control.apply(to: &state, at: now) }
        }
    }

    private func save(_ file: String) throws {
        try driver.sync()
        let pixels = driver.screenshot()
        let factor = max(1, (pixels.size.height + job.thumbnailHeight - 1) / max(1, job.thumbnailHeight))
        try ScreenshotFile.write(pixels, to: "\(job.pictures)/\(file)")
        try ScreenshotFile.write(pixels.reduced(by: factor), to: "\(job.thumbnails)/\(file)")
    }

    /// In the current orientation. > Units: points.
    private var screenSize: (width: Double, height: Double) {
        let state = driver.device.state
        return state.orientation.isPortrait ? (state.width, state.height) : (state.height, state.width)
    }

    /// The name of a file without folder and extension, and without characters that paths or pages would have to escape; a second one of the
    /// same name gets a number.
    private func screenName(_ path: String) -> String {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let plain = String(stem.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }.prefix(80))
        let base = plain.isEmpty ? "screen" : plain
        var (name, count) = (base, 1)
        while !names.insert(name.lowercased()).inserted {
            count += 1
            name = "\(base)-\(count)"
        }
        return name
    }
}

extension VariantPicture.Issue {
    fileprivate init(_ issue: AccessibilityAuditIssue) {
        let kind = AccessibilityAuditType.names.first { $0.type == issue.auditType }?.name ?? "audit"
        self.init(kind: kind, text: "\(issue)", x: issue.x, y: issue.y, width: issue.width, height: issue.height)
    }
}
