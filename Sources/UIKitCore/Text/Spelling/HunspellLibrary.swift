internal import Foundation

/// The functions of libhunspell, opened at first use: most apps check no spelling.
struct HunspellLibrary: @unchecked Sendable {
    typealias Handle = OpaquePointer
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
    let destroy: @convention(c) (Handle) -> Void
    let spell: @convention(c) (Handle, UnsafePointer<CChar>) -> Int32
    let encoding: @convention(c) (Handle) -> UnsafePointer<CChar>?
    let suggest: @convention(c) (Handle, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> Int32
    let freeList: @convention(c) (Handle, UnsafeMutablePointer<Strings?>, Int32) -> Void

    static let fileName = "libhunspell-1.7.so.0"
    /// Nil if the library is not installed. Of the process: a library is loaded once.
    static let shared = HunspellLibrary()

    private init?() {
        guard let library = dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let create = function("Hunspell_create", (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?).self),
            let destroy = function("Hunspell_destroy", (@convention(c) (Handle) -> Void).self),
            let spell = function("Hunspell_spell", (@convention(c) (Handle, UnsafePointer<CChar>) -> Int32).self),
            let encoding = function("Hunspell_get_dic_encoding", (@convention(c) (Handle) -> UnsafePointer<CChar>?).self),
            let suggest = function(
                "Hunspell_suggest", (@convention(c) (Handle, UnsafeMutablePointer<Strings?>, UnsafePointer<CChar>) -> Int32).self),
            let freeList = function(
                "Hunspell_free_list", (@convention(c) (Handle, UnsafeMutablePointer<Strings?>, Int32) -> Void).self)
        else { return nil }
        (self.create, self.destroy, self.spell) = (create, destroy, spell)
        (self.encoding, self.suggest, self.freeList) = (encoding, suggest, freeList)
    }
}
