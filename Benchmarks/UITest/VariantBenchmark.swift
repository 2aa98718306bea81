import Foundation

/// `ferry variants` of the Handbook's first page: images and audits in all text sizes, on two devices.
enum VariantBenchmark {
    /// > Returns: seconds of 1000 images, from a run of fewer.
    static func secondsOfThousand(in folder: URL) throws -> Double {
        let script = folder.appendingPathComponent("first.ui")
        try "screenshot first.png\n".write(to: script, atomically: true, encoding: .utf8)
        // The first run builds.
        _ = try variants(script, sizes: "default", in: folder)
        let sizes = "XS,S,M,L,XL,XXL,XXXL,AX1,AX2,AX3,AX4,AX5"
        let (count, seconds) = try variants(script, sizes: sizes, in: folder)
        return seconds / Double(count) * 1000
    }

    private static func variants(_ script: URL, sizes: String, in folder: URL) throws -> (count: Int, seconds: Double) {
        let words = ["variants", root + "/Apps/Handbook", "--script", script.path, "-o", folder.appendingPathComponent("variants").path]
        let devices = ["--devices", "iPhone SE,iPhone 15", "--text-sizes", sizes]
        let result = try run([root + "/ferry"] + words + devices)
        // 3 says that the audit found something.
        guard [0, 3].contains(result.status), let line = result.output.firstMatch(of: /(\d+) pictures in ([\d.]+) s/),
            let count = Int(line.1), let seconds = Double(line.2), count > 0
        else { throw Failure(description: "ferry variants failed:\n" + result.output.suffix(4000)) }
        return (count, seconds)
    }
}
