internal import CSystem
internal import Foundation
internal import Glibc

/// Starts the engine's program.
enum EngineLauncher {
    /// Debian's program is a shell script that waits for the engine: the signal that ends a child with its parent would reach the
    /// script alone.
    static func engine(behind program: String) -> String {
        let engine = "/usr/lib/chromium/" + EngineProcess.program
        return program == "/usr/bin/" + EngineProcess.program && access(engine, X_OK) == 0 ? engine : program
    }

    static func arguments(scale: Double, profile: String?) -> [String] {
        var arguments = [
            "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
            "--force-device-scale-factor=\(scale)", "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
            "--disable-new-content-rendering-timeout", "--disable-threaded-animation", "--disable-threaded-scrolling",
            "--disable-checker-imaging",
            // Pages that share a process end with it together.
            "--renderer-process-limit=64",
            // As in web views of iOS, a frame of another site is in its page's process, also where a server asks for one of its own: the commands
            // to a page, and its clock, reach no other process.
            "--disable-site-isolation-trials",
            // A page that comes from this cache is neither asked for nor loaded, so its navigation would have no end.
            "--disable-features=BackForwardCache", "--js-flags=--max-old-space-size=512",
        ]
        // Without a service of the desktop for keys.
        if let profile { arguments += ["--user-data-dir=\(profile)", "--password-store=basic"] }
        if geteuid() == 0 {
            // The engine refuses to run as root with its sandbox.
            NSLog("WebKit: running as root, so the web engine runs without its sandbox.")
            arguments.append("--no-sandbox")
        }
        return arguments
    }

    /// Starts the engine, which expects its pipe as descriptors 3 and 4, and stays next to it: when the app has ended, it asks the engine to end,
    /// which then writes what pages keep, and kills it after two seconds.
    private static let supervisor = """
        exec 3<&0 4>&1 </dev/null >/dev/null
        "$0" "$@" &
        engine=$!
        exec 3<&- 4>&-
        finish() {
            kill -TERM $engine
            for turn in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                kill -0 $engine || exit
                sleep 0.1
            done
            kill -KILL $engine
            exit
        }
        trap finish TERM
        wait $engine
        """

    /// > Returns: the process, or the negative error.
    static func spawn(
        _ program: String, arguments: [String], _ environment: [String: String], streams: (Int32, Int32, Int32)
    ) -> Int32 {
        var argumentPointers = (["sh", "-c", supervisor, program] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let shell = strdup("/bin/sh")
        defer { for pointer in argumentPointers + environmentPointers + [shell] { free(pointer) } }
        return argumentPointers.withUnsafeMutableBufferPointer { arguments in
            environmentPointers.withUnsafeMutableBufferPointer { environment in
                var child = ferry_child(
                    path: shell, arguments: arguments.baseAddress, environment: environment.baseAddress, directory: nil,
                    standard_input: streams.0, standard_output: streams.1, standard_error: streams.2, death_signal: SIGTERM)
                let started = ferry_spawn(&child)
                return started < 0 ? -errno : started
            }
        }
    }
}
