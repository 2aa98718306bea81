internal import Foundation

/// What a progress is about, as text. Foundation on Linux has none; CSystem puts the methods here in the place of its properties.
///
/// > Contract: Foundation, Progress.localizedDescription, Progress.localizedAdditionalDescription.
extension Progress {
    @_silgen_name("ferry_progress_description")
    final func deviceDescription() -> String! { ProgressText(of: self, locale: .current).description }

    @_silgen_name("ferry_progress_additional_description")
    final func deviceAdditionalDescription() -> String! { ProgressText(of: self, locale: .current).additionalDescription }
}

/// "30% completed", "Copying 10 files…", "123 KB of 789.1 MB (2 KB/sec) — 2 minutes remaining".
///
/// In the languages of ``phrases``; others get English words around the language's numbers.
struct ProgressText {
    private let progress: Progress
    private let locale: Locale
    private let words: [String]

    init(of progress: Progress, locale: Locale) {
        (self.progress, self.locale) = (progress, locale)
        words = Self.phrases[locale.language.languageCode?.identifier ?? "en"] ?? Self.english
    }

    private enum Phrase: Int { case completed, part, processing, downloading, decompressing, receiving, copying, files, partOfFiles }

    private static let english = [
        "% completed", "% of $", "Processing %…", "Downloading %…", "Decompressing %…", "Receiving %…", "Copying %…", "% files",
        "% of $ files",
    ]
    /// By language, in the order of ``Phrase``.
    private static let phrases: [String: [String]] = [
        "en": english,
        "de": [
            "% abgeschlossen", "% von $", "% verarbeiten …", "% laden …", "% dekomprimieren …", "% empfangen …", "% kopieren …",
            "% Dateien",
            "% von $ Dateien",
        ],
        "fr": [
            "% terminé", "% sur $", "Traitement de %…", "Téléchargement de %…", "Décompression de %…", "Réception de %…", "Copie de %…",
            "% fichiers", "% fichiers sur $",
        ],
        "es": [
            "% completado", "% de $", "Procesando %…", "Descargando %…", "Descomprimiendo %…", "Recibiendo %…", "Copiando %…", "% archivos",
            "% de $ archivos",
        ],
        "it": [
            "% completato", "% di $", "Elaborazione di %…", "Download di %…", "Decompressione di %…", "Ricezione di %…", "Copia di %…",
            "% documenti", "% di $ documenti",
        ],
        "ja": [
            "%完了", "%/$", "%を処理中…", "%をダウンロード中…", "%を展開中…", "%を受信中…", "%をコピー中…", "%個のファイル", "%/$個のファイル",
        ],
        "zh": ["已完成%", "%/$", "正在处理%…", "正在下载%…", "正在解压缩%…", "正在接收%…", "正在拷贝%…", "%个文件", "%/$个文件"],
    ]

    private func say(_ phrase: Phrase, _ text: String, _ other: String = "") -> String {
        words[phrase.rawValue].replacing("$", with: other).replacing("%", with: text)
    }

    var description: String {
        if progress.kind == .file, let text = operation { return text }
        guard !progress.isIndeterminate else { return "" }
        let numbers = NumberFormatter()
        (numbers.locale, numbers.numberStyle) = (locale, .percent)
        return numbers.string(from: NSNumber(value: progress.fractionCompleted)).map { say(.completed, $0) } ?? ""
    }

    var additionalDescription: String {
        var text = ""
        if !progress.isIndeterminate { text = amount }
        if let speed = progress.throughput {
            let speed = "\(bytes(Int64(speed)))/\(second)"
            text += text.isEmpty ? speed : " (\(speed))"
        }
        if let time = progress.estimatedTimeRemaining {
            let formatter = DateComponentsFormatter()
            (formatter.unitsStyle, formatter.includesTimeRemainingPhrase, formatter.maximumUnitCount) = (.full, true, 1)
            if let remaining = formatter.string(from: time) { text += text.isEmpty ? remaining : " — \(remaining)" }
        }
        return text
    }

    private var amount: String {
        guard progress.kind == .file else {
            return say(.part, count(progress.completedUnitCount), count(progress.totalUnitCount))
        }
        if let total = progress.fileTotalCount, let done = progress.fileCompletedCount {
            return say(.partOfFiles, count(Int64(done)), count(Int64(total)))
        }
        return say(.part, bytes(progress.completedUnitCount), bytes(progress.totalUnitCount))
    }

    /// "Copying 10 files…"; nil where a progress tells nothing of its files.
    private var operation: String? {
        let phrase: Phrase =
            switch progress.fileOperationKind {
            case .downloading: .downloading
            case .decompressingAfterDownloading: .decompressing
            case .receiving: .receiving
            case .copying: .copying
            default: .processing
            }
        if let total = progress.fileTotalCount, total != 1 {
            return say(phrase, say(.files, count(Int64(total))))
        }
        return progress.fileURL.map { say(phrase, quoted($0.lastPathComponent)) }
    }

    private func quoted(_ text: String) -> String {
        (locale.quotationBeginDelimiter ?? "“") + text + (locale.quotationEndDelimiter ?? "”")
    }

    private func count(_ number: Int64) -> String { number.formatted(.number.locale(locale)) }
    private func bytes(_ number: Int64) -> String { ByteCountFormatter.string(fromByteCount: number, countStyle: .file) }
    private var second: String { locale.language.languageCode?.identifier == "en" ? "sec" : "s" }
}
