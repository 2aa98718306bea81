internal import Foundation
internal import UIKitCore

/// Texts of the presets, in the device's language, else in English.
@MainActor enum ContentUnavailableStrings {
    enum Word: Int { case loading, noResults, noResultsFor, advice }

    private static let table: [String: [String]] = [
        "en": ["Loading…", "No Results", "No Results for “%@”", "Check the spelling or try a new search."],
        "zh": ["正在载入…", "无结果", "没有“%@”的结果", "请检查拼写或尝试新的搜索。"],
        "zh-Hant": ["載入中⋯", "沒有結果", "沒有「%@」的結果", "請檢查拼字或嘗試新的搜尋。"],
        "ja": ["読み込み中…", "検索結果なし", "“%@”の検索結果なし", "スペルを確認するか、新しい検索を試してください。"],
        "ko": ["로드 중…", "결과 없음", "‘%@’에 대한 결과 없음", "맞춤법을 확인하거나 새로 검색해 보십시오."],
        "de": ["Laden …", "Keine Ergebnisse", "Keine Ergebnisse für „%@“", "Überprüfe die Schreibweise oder suche erneut."],
        "fr": ["Chargement…", "Aucun résultat", "Aucun résultat pour « %@ »", "Vérifiez l’orthographe ou lancez une nouvelle recherche."],
        "es": ["Cargando…", "Sin resultados", "No hay resultados para “%@”", "Comprueba la ortografía o prueba otra búsqueda."],
        "ar": ["جارٍ التحميل…", "لا توجد نتائج", "لا توجد نتائج لـ \"%@\"", "تحقق من الإملاء أو جرب بحثًا جديدًا."],
        "he": ["טוען…", "אין תוצאות", "אין תוצאות עבור \"%@\"", "בדוק את האיות או נסה חיפוש חדש."],
    ]

    static func text(_ word: Word) -> String {
        let language = SystemWords.locale.language
        let code = language.languageCode?.identifier ?? "en"
        let words = (code == "zh" && language.script?.identifier == "Hant" ? table["zh-Hant"] : table[code]) ?? table["en"]
        return words?[word.rawValue] ?? ""
    }

    static func noResults(for text: String) -> String { Self.text(.noResultsFor).replacingOccurrences(of: "%@", with: text) }
}
