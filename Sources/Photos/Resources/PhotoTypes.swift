internal import ObjectiveC

/// Names of files by uniform type.
enum PhotoTypes {
    static func fileExtension(of type: String) -> String? { type == "public.jpeg" ? "jpg" : UniformTypes.fileExtension(of: type) }
}
