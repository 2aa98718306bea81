import CSDL
import Foundation

/// The descriptor on which a window's events arrive, so that an idle simulator sleeps in its poll and costs nothing.
///
/// SDL does not expose it, and its own waiting would block the thread for everything else. The underlying connection has one: X11's and
/// Wayland's libraries are already loaded by SDL and are called by symbol name. Other drivers (a bare console) get a 60 Hz timer.
enum DisplayConnection {
    private typealias DescriptorOfConnection = @convention(c) (OpaquePointer) -> Int32

    static func descriptor(of window: OpaquePointer) -> Int32? {
        var info = SDL_SysWMinfo()
        info.version = SDL_version(major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE else { return nil }
        switch info.subsystem {
        case SDL_SYSWM_X11: return ask("XConnectionNumber", in: "libX11.so.6", about: info.info.x11.display)
        case SDL_SYSWM_WAYLAND: return ask("wl_display_get_fd", in: "libwayland-client.so.0", about: info.info.wl.display)
        default: return nil
        }
    }

    private static func ask(_ function: String, in library: String, about connection: OpaquePointer?) -> Int32? {
        // RTLD_NOLOAD: only a library that SDL itself has loaded can have created the connection.
        guard let connection, let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { return nil }
        defer { dlclose(handle) }
        guard let symbol = dlsym(handle, function) else { return nil }
        return unsafeBitCast(symbol, to: DescriptorOfConnection.self)(connection)
    }
}
