package import DeviceRequests
internal import DeviceProtocol
internal import DriveProtocol
internal import Foundation

extension DriveServer {
    /// Does what a test asks of the device.
    package func answer(_ request: DeviceRequest) -> DeviceAnswer {
        do throws(AppTermination) {
            return try perform(request)
        } catch {
            return .ended(error.description)
        }
    }

    private func perform(_ request: DeviceRequest) throws(AppTermination) -> DeviceAnswer {
        switch request {
        case .set(let name, let value):
            guard let control = DeviceControl(name: name, value: value) else { return .failed(SimulatorOptions.problem(name, value)) }
            device.set(control)
            _ = try rest()
            return .done
        case .memoryWarning:
            try driver.send(.lifeCycle(.memoryWarning))
            _ = try rest()
            return .done
        case .forgetAnswer(let resource):
            if app.isRunning { device.end(app) }
            app.forgetAnswer(to: resource)
            _ = try rest()
            return .done
        case .audit(let kinds): return try audit(kinds)
        case .moment:
            // Of an app that has ended, the last is asked for.
            if (try? driver.sync()) != nil { driver.compose() }
            return .moment(time: driver.time, frame: device.composer.frameCount, log: takeLog())
        case .present(let host, let port):
            guard let present else { return .failed("this simulator opens no window and no page") }
            return present(host, port).map(DeviceAnswer.failed) ?? .done
        case .again(let lines):
            for line in lines { repeatRequest(Data(line.utf8)) }
            return .done
        }
    }

    /// Does a request whose answer nobody reads.
    private func repeatRequest(_ line: Data) {
        if let request = try? DriveLine.request(line) {
            // The app numbers its elements when it is asked for them; what it says of them is not read.
            if case .elements = request { _ = try? driver.interface() } else { _ = answer(request) }
        } else if let request = try? DeviceLine.request(line) {
            if case .again = request { return }
            _ = answer(request)
        }
    }

    private func audit(_ kinds: [String]) throws(AppTermination) -> DeviceAnswer {
        var types: AccessibilityAuditType = kinds.isEmpty ? .all : []
        for kind in kinds {
            guard let known = AccessibilityAuditType.names.first(where: { $0.name == kind }) else {
                return .failed(
                    "there is no audit \"\(kind)\"; there is " + AccessibilityAuditType.names.map(\.name).joined(separator: ", "))
            }
            types.insert(known.type)
        }
        return .issues(try driver.audit(for: types).map(AuditFinding.init))
    }
}

extension AuditFinding {
    fileprivate init(_ issue: AccessibilityAuditIssue) {
        self.init(
            type: issue.auditType.rawValue, summary: issue.compactDescription, detail: issue.detailedDescription, text: issue.description)
        (x, y, width, height) = (issue.x, issue.y, issue.width, issue.height)
    }
}
