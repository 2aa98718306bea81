import Accounts
public import HTTP
import JSON
import Samples
import Security
import Storage

/// Seed data: the same bytes every time.
public struct Seed: Sendable {
    public var account = "demo"
    public var password = "sharebox-demo"
    public var count = 300
    /// The time of the newest share; the others are up to two years older.
    public var newest = Timestamp(milliseconds: 1_772_366_400_000)
    /// If false, the shares have rows only: for measuring the list.
    public var hasFiles = true

    public init() {}

    private static let stems = [
        "季度报告", "会议纪要", "旅行照片", "产品设计稿", "预算表", "合同", "简历", "发票", "课程讲义", "毕业论文", "菜谱", "户型图", "体检报告", "读书笔记",
        "Quarterly report", "Meeting notes", "Holiday photo", "Design draft", "Budget", "Contract", "Invoice", "Lecture", "Thesis",
        "Recipe",
        "Floor plan", "Résumé", "Ｗｉｄｅ Ｎａｍｅ", "Sunset", "Interview", "Backup",
    ]
    private static let endings = [
        "png", "png", "PNG", "pdf", "pdf", "docx", "txt", "txt", "pptx", "xlsx", "zip", "mp3", "mp4", "jpg.png", "tar.gz", "dat",
    ]

    static func content(_ name: String, _ number: Int) -> [UInt8] {
        var numbers = SeededNumbers(state: UInt64(number))
        func colour() -> (UInt8, UInt8, UInt8) {
            (UInt8(numbers.next(below: 256)), UInt8(numbers.next(below: 256)), UInt8(numbers.next(below: 256)))
        }
        switch ShareKind(name: name) {
        case .image: return Picture.png(side: 48 + numbers.next(below: 80), from: colour(), to: colour())
        case .text:
            let line = "\(name), \(number)\n"
            return Array(String(repeating: line, count: 1 + numbers.next(below: 60)).utf8)
        default: return (0..<(200 + numbers.next(below: 20_000))).map { _ in UInt8(numbers.next(below: 256)) }
        }
    }

    /// Fills an empty service. > Returns: false, without changes, when the account already exists.
    public func seedAccount(in service: ShareService) throws -> Bool {
        guard try service.accounts.find(account) == nil else { return false }
        let salt = Array(SHA256.of("salt of " + account).utf8.prefix(16))
        let start = newest.milliseconds * 1000 - Int64(730) * 86_400_000_000
        // Hashed at the service's cost, so that timing does not distinguish seeded accounts from others.
        let hash = service.accounts.options.hash.make(password, salt: salt)
        let owner = try service.accounts.add(account: account, hash: hash, name: "小明 Demo", signature: "分享让生活更简单", at: start)
        let folderNames = ["工作 Work", "照片 Photos", "资料 Papers"]
        var folders: [Int64] = []
        try service.shares.database.write { connection in
            for (index, name) in folderNames.enumerated() {
                let id = start + Int64(index)
                try connection.execute(
                    "INSERT INTO folder(id, owner, parent, name, created_at) VALUES (?1, ?2, 0, ?3, ?1)", .int(id), .int(owner.id),
                    .text(name))
                folders.append(id)
            }
        }
        var numbers = SeededNumbers(state: 42)
        let step = (newest.milliseconds * 1000 - start) / Int64(max(1, count))
        for batch in stride(from: 0, to: count, by: 5000) {
            try service.shares.database.write { connection in
                for index in batch..<min(count, batch + 5000) {
                    let stem = Self.stems[numbers.next(below: Self.stems.count)]
                    let ending = Self.endings[numbers.next(below: Self.endings.count)]
                    let name = "\(stem) \(index + 1).\(ending)"
                    // Times are in the order of the indices; the last is the newest.
                    let seq = start + step * Int64(index + 1) - Int64(numbers.next(below: Int(max(1, min(step / 2, 3_600_000_000)))))
                    let bytes = hasFiles ? Self.content(name, index) : []
                    let digest = hasFiles ? SHA256.of(bytes) : String(repeating: "0", count: 64)
                    let size = hasFiles ? Int64(bytes.count) : Int64(numbers.next(below: 5_000_000))
                    let folder = numbers.next(below: 3) == 0 ? folders[numbers.next(below: folders.count)] : 0
                    if hasFiles { try service.files.replace(service.files.path(seq), with: bytes) }
                    try service.shares.insert(
                        seq: seq, owner: owner.id, folder: folder, name: name, size: size, sha256: digest,
                        link: String(SHA256.of("link \(account) \(index)").prefix(22)), connection)
                    _ = try service.shares.complete(seq, owner: owner.id, sha256: digest, at: seq, connection)
                }
            }
        }
        try service.shares.tidyIndex(all: true)
        return true
    }
}
