/// The version of Ferry: of the command line, of bundles and of the tags that a release is made from.
enum FerryVersion {
    static let current = "0.2.0"
}
