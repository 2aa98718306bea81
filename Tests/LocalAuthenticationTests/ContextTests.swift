import AlertTestSupport
import DeviceProtocol
import Foundation
import Synchronization
import Testing

@testable import LocalAuthentication
@testable import UIKitCore

@Suite("LAContext", .application, .serialized) @MainActor struct ContextTests {
    private let stage = SystemAlertStage()
    private let sensor = Sensor()

    /// A device whose sensor's answer a test changes.
    private final class Sensor: Sendable {
        private let state = Mutex(DeviceState.standard)
        var device: DeviceState { state.withLock { $0 } }
        func set(_ answer: DeviceState.Biometrics) { state.withLock { $0.biometrics = answer } }
    }

    private func context(_ answer: DeviceState.Biometrics, allowed: Bool? = true) -> LAContext {
        sensor.set(answer)
        let answers = allowed.map { ["face-id": $0] } ?? [:]
        return LAContext(
            device: { [sensor] in sensor.device }, permissions: PrivacyAnswers(file: nil, answers: answers, usage: { _ in "to open notes" })
        )
    }

    private func code(_ body: () async throws -> Bool) async -> LAError.Code? {
        do {
            _ = try await body()
            return nil
        } catch { return (error as? LAError)?.code }
    }

    @Test("a match is granted without an alert, and the kind of sensor is known after a check")
    func match() async throws {
        let context = context(.match)
        #expect(context.biometryType == .none)
        #expect(context.evaluatedPolicyDomainState == nil)
        var error: NSError?
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error == nil)
        #expect(context.biometryType == .faceID)
        #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open"))
        #expect(context.evaluatedPolicyDomainState != nil)
    }

    @Test("without an enrolled face a check says so, and an evaluation fails with the same error")
    func notEnrolled() async {
        let context = context(.notEnrolled)
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == -7)
        #expect(error?.domain == LAErrorDomain)
        #expect(context.biometryType == .faceID)
        let code = await code { try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") }
        #expect(code == .biometryNotEnrolled)
    }

    @Test("the first evaluation asks whether the app may use Face ID, with the reason of Info.plist")
    func permission() async throws {
        let context = context(.match, allowed: nil)
        async let first = code { try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") }
        let alert = try #require(await stage.awaitAlert())
        #expect(alert.title?.hasSuffix("to use Face ID?") == true)
        #expect(alert.message == "to open notes")
        try stage.answer("Don’t Allow")
        #expect(await first == .biometryNotAvailable)
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == -6)
    }

    @Test("a Chinese phone asks in Chinese")
    func chinese() async throws {
        var device = DeviceState.standard
        device.localeIdentifier = "zh_CN"
        let stage = SystemAlertStage(device: device)
        let context = context(.fail, allowed: nil)
        async let evaluation = code { try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "打开") }
        let question = try #require(await stage.awaitAlert())
        #expect(question.title?.hasSuffix("使用面容 ID 吗？") == true)
        #expect(question.actions.map(\.title) == ["不允许", "允许"])
        try stage.answer("允许")
        let failure = try #require(await stage.awaitAlert())
        #expect(failure.title == "未识别出面容")
        #expect(failure.actions.map(\.title) == ["再次尝试面容 ID", "输入密码", "取消"])
        try stage.answer("取消")
        #expect(await evaluation == .userCancel)
    }

    @Test("after a failure the user tries again, takes the fallback or cancels")
    func failure() async throws {
        let context = context(.fail)
        context.localizedFallbackTitle = "Use PIN"
        async let fallback = code { try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") }
        let alert = try #require(await stage.awaitAlert())
        #expect(alert.title == "Face Not Recognized")
        #expect(alert.message == "Open")
        #expect(alert.actions.map(\.title) == ["Try Face ID Again", "Use PIN", "Cancel"])
        try stage.answer("Use PIN")
        #expect(await fallback == .userFallback)
        async let second = code { try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") }
        _ = try #require(await stage.awaitAlert())
        sensor.set(.match)
        try stage.answer("Try Face ID Again")
        #expect(await second == nil)
    }

    @Test("cancelling, invalidating and forbidding interaction have their errors")
    func endings() async throws {
        let context = context(.fail)
        async let cancelled = code { try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") }
        _ = try #require(await stage.awaitAlert())
        try stage.answer("Cancel")
        #expect(await cancelled == .userCancel)
        async let invalidated = code { try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") }
        _ = try #require(await stage.awaitAlert())
        context.invalidate()
        #expect(await invalidated == .appCancel)
        #expect(await code { try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") } == .invalidContext)
        let silent = self.context(.match)
        silent.interactionNotAllowed = true
        #expect(await code { try await silent.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open") } == .notInteractive)
    }
}
