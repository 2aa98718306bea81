internal import AppLink
internal import DriveProtocol
internal import Glibc
internal import HostInterface

/// Images of the screen in memory that a test's process reads, without a copy between them.
///
/// Memory that the test has released is used again, and of it only what has changed since is copied.
/// > Isolation: the simulator's main thread.
final class SharedScreenshots {
    private struct Slot {
        var memory: SharedMemory
        var descriptor: Int32
        var size: PixelSize
        var frame: Int
        var isHeld = true
    }

    private var slots: [UInt32: Slot] = [:]
    private var lastID: UInt32 = 0

    deinit { forgetAll() }

    /// In a copy of the simulator: no test has these images.
    func forgetAll() {
        for slot in slots.values { _ = close(slot.descriptor) }
        slots = [:]
    }

    func release(_ identifiers: [UInt32]) {
        for id in identifiers { slots[id]?.isHeld = false }
    }

    /// The screen as last composited; nil if the test holds too many images, or without enough memory.
    func take(_ composer: ScreenComposer, scale: Double) -> DrivePixels? {
        let size = composer.screenSize
        for (id, slot) in slots where slot.size != size && !slot.isHeld { remove(id) }
        let free = slots.filter { !$0.value.isHeld && $0.value.size == size }.max { $0.value.frame < $1.value.frame }
        guard let (id, slot) = free.map({ ($0.key, $0.value) }) ?? add(size) else { return nil }
        let buffer = PixelBuffer(base: slot.memory.base, bytesPerRow: size.width * 4, size: size)
        composer.copyScreenshot(to: buffer, since: free == nil ? nil : slot.frame)
        slots[id]?.frame = composer.frameCount
        slots[id]?.isHeld = true
        return DrivePixels(
            id: id, path: "/proc/\(getpid())/fd/\(slot.descriptor)", width: size.width, height: size.height, scale: scale)
    }

    private func add(_ size: PixelSize) -> (UInt32, Slot)? {
        guard slots.count < DrivePixels.most, let (memory, descriptor) = SharedMemory.make(byteCount: size.width * size.height * 4) else {
            return nil
        }
        lastID &+= 1
        let slot = Slot(memory: memory, descriptor: descriptor, size: size, frame: 0)
        slots[lastID] = slot
        return (lastID, slot)
    }

    private func remove(_ id: UInt32) {
        if let slot = slots.removeValue(forKey: id) { _ = close(slot.descriptor) }
    }
}
