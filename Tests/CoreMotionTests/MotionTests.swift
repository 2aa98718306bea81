import AlertTestSupport
import DeviceProtocol
import Foundation
import Synchronization
import Testing

@testable import CoreMotion
@testable import UIKitCore

@Suite("Motion by values") struct MotionModelTests {
    private func model(
        _ orientation: DeviceState.Orientation, x: Double = 0, y: Double = 0, shake: Double? = nil, time: Double = 0
    ) -> MotionModel { MotionModel(orientation: orientation, movement: .init(x: x, y: y, shake: shake), time: time) }

    private func isNear(_ one: CMAcceleration, _ x: Double, _ y: Double, _ z: Double) -> Bool {
        abs(one.x - x) < 1e-12 && abs(one.y - y) < 1e-12 && abs(one.z - z) < 1e-12
    }

    @Test(
        "gravity points to the edge that is below",
        arguments: [
            (DeviceState.Orientation.portrait, 0.0, -1.0), (.portraitUpsideDown, 0, 1), (.landscapeRight, -1, 0), (.landscapeLeft, 1, 0),
        ])
    func gravity(orientation: DeviceState.Orientation, x: Double, y: Double) {
        #expect(isNear(model(orientation).gravity, x, y, 0))
        #expect(model(orientation).acceleration == model(orientation).gravity)
    }

    @Test("a tilt lowers the right edge of the screen and leans its top back, in every orientation")
    func tilt() {
        let half = 0.5.squareRoot()
        #expect(isNear(model(.portrait, x: 1).gravity, half, -half, 0))
        #expect(isNear(model(.portrait, y: 1).gravity, 0, -half, -half))
        #expect(isNear(model(.landscapeRight, x: 1).gravity, -half, -half, 0))
        #expect(isNear(model(.landscapeLeft, x: -1, y: 0).gravity, half, -half, 0))
        for x in [-1, -0.3, 0, 0.7] {
            for y in [-0.9, 0, 0.4] {
                let gravity = model(.landscapeLeft, x: x, y: y).gravity
                #expect(abs(gravity.x * gravity.x + gravity.y * gravity.y + gravity.z * gravity.z - 1) < 1e-12)
            }
        }
    }

    @Test("a shake swings the device from left to right, fades and ends")
    func shake() {
        func swing(_ time: Double) -> Double { model(.portrait, shake: 10, time: time).userAcceleration.x }
        let swings = stride(from: 10.0, to: 11, by: 0.01).map(swing)
        #expect(swing(9.99) == 0)
        #expect(swing(10.6) == 0)
        #expect(model(.portrait, time: 10).userAcceleration == CMAcceleration())
        #expect(swings.max().map { $0 > 1.5 } == true)
        #expect(swings.min().map { $0 < -1 } == true)
        #expect(abs(swing(10.05)) > abs(swing(10.45)))
        #expect(model(.landscapeRight, shake: 10, time: 10.05).userAcceleration.x == 0)
    }

    @Test(
        "the attitude turns gravity of the frame into gravity of the device",
        arguments: DeviceState.Orientation.allCases, [(0.0, 0.0), (0.5, -0.25), (-1, 1)])
    func attitude(orientation: DeviceState.Orientation, tilt: (Double, Double)) {
        let model = model(orientation, x: tilt.0, y: tilt.1)
        let matrix = CMAttitude(model.attitude).rotationMatrix
        #expect(isNear(model.gravity, -matrix.m13, -matrix.m23, -matrix.m33))
    }

    @Test("an upright device has a pitch of a right angle and nothing else; an attitude relative to itself has no rotation")
    func angles() {
        let upright = CMAttitude(model(.portrait).attitude)
        #expect(abs(upright.pitch - .pi / 2) < 1e-6)
        #expect(abs(upright.roll) < 1e-6)
        #expect(abs(upright.yaw) < 1e-6)
        let side = CMAttitude(model(.landscapeRight).attitude)
        #expect(abs(side.pitch) < 1e-6)
        #expect(abs(side.roll + .pi / 2) < 1e-6)
        let tilted = CMAttitude(model(.portrait, x: 0.4, y: 0.2).attitude)
        tilted.multiply(byInverseOf: CMAttitude(model(.portrait, x: 0.4, y: 0.2).attitude))
        #expect(abs(tilted.quaternion.w - 1) < 1e-12)
        #expect(abs(tilted.pitch) < 1e-12)
    }
}

@Suite("CMMotionManager", .application, .serialized) @MainActor struct MotionManagerTests {
    private let stage = SystemAlertStage()

    /// A device that a test turns.
    private final class Held: Sendable {
        let time = Mutex(100.0)
        let orientation = Mutex(DeviceState.Orientation.portrait)
        var source: MotionSource {
            MotionSource(
                device: {
                    var device = DeviceState.standard
                    device.orientation = self.orientation.withLock { $0 }
                    return device
                }, movement: { .init() }, now: { self.time.withLock { $0 } })
        }
    }

    private func finish(_ queue: OperationQueue) { queue.waitUntilAllOperationsAreFinished() }

    private final class Journal: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    @Test("a handler gets a measurement each interval, until updates stop")
    func updates() async {
        let (held, journal, queue) = (Held(), Journal(), OperationQueue())
        let manager = CMMotionManager(held.source)
        manager.accelerometerUpdateInterval = 0.1
        #expect(manager.accelerometerData == nil)
        #expect(!manager.isAccelerometerActive)
        manager.startAccelerometerUpdates(to: queue) { data, _ in journal.add("\(data?.timestamp ?? 0) \(data?.acceleration.y ?? 0)") }
        #expect(manager.isAccelerometerActive)
        #expect(manager.accelerometerData?.acceleration.y == -1)
        await stage.settle()
        stage.advance(0.05)
        finish(queue)
        #expect(journal.all.isEmpty)
        stage.advance(0.2)
        finish(queue)
        #expect(journal.all == ["100.0 -1.0", "100.0 -1.0"])
        manager.stopAccelerometerUpdates()
        stage.advance(1)
        finish(queue)
        #expect(journal.all.count == 2)
        #expect(manager.accelerometerData == nil)
    }

    @Test("an app reads the motion itself, and a frame with north is an error")
    func reading() async {
        let (held, journal, queue) = (Held(), Journal(), OperationQueue())
        let manager = CMMotionManager(held.source)
        manager.startDeviceMotionUpdates()
        held.orientation.withLock { $0 = .landscapeLeft }
        #expect(manager.deviceMotion?.gravity.x == 1)
        #expect(manager.deviceMotion?.rotationRate == CMRotationRate())
        #expect(manager.deviceMotion?.heading == -1)
        manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical, to: queue) { motion, error in
            journal.add("\(motion == nil) \((error as NSError?)?.code ?? 0)")
        }
        manager.startMagnetometerUpdates(to: queue) { _, error in journal.add("\((error as NSError?)?.code ?? 0)") }
        finish(queue)
        #expect(journal.all.sorted() == ["109", "true 102"])
        #expect(!manager.isMagnetometerAvailable)
        #expect(!CMPedometer.isStepCountingAvailable())
        #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    }

    @Test("what the device cannot know is an error")
    func unavailable() async {
        let (journal, queue) = (Journal(), OperationQueue())
        CMMotionActivityManager().queryActivityStarting(from: .distantPast, to: .distantFuture, to: queue) { list, error in
            journal.add("\(list == nil) \((error as NSError?)?.code ?? 0)")
        }
        CMAltimeter().startRelativeAltitudeUpdates(to: queue) { _, error in journal.add("\((error as NSError?)?.code ?? 0)") }
        finish(queue)
        #expect(journal.all.sorted() == ["109", "true 104"])
        let error: Int? = await withCheckedContinuation { continuation in
            CMPedometer().startUpdates(from: .distantPast) { _, error in continuation.resume(returning: (error as NSError?)?.code) }
        }
        #expect(error == 109)
    }
}
