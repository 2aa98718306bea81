extension SystemStringTable {
    /// Labels that assistive technology speaks, and texts of pickers and players.
    static let spokenTexts = """
        Blue|蓝色|藍色|青|파란색|Blau|Bleu|Azul|أزرق|כחול
        Clear text|清除文本|清除文字|テキストを消去|텍스트 지우기|Text löschen|Effacer le texte|Borrar texto|مسح النص|ניקוי מלל
        Color grid|颜色网格|顏色格線|カラーグリッド|색상 격자|Farbraster|Grille de couleurs|Cuadrícula de colores|شبكة الألوان|רשת צבעים
        Color picker|颜色选择器|顏色選擇器|カラーピッカー|색상 선택기|Farbauswahl|Sélecteur de couleurs|Selector de color|منتقي الألوان|בורר צבעים
        Color spectrum|颜色光谱|顏色光譜|カラースペクトラム|색상 스펙트럼|Farbspektrum|Spectre de couleurs|Espectro de colores|طيف الألوان|ספקטרום צבעים
        Colors|颜色|顏色|カラー|색상|Farben|Couleurs|Colores|الألوان|צבעים
        Current Location|当前位置|目前位置|現在地|현재 위치|Aktueller Standort|Position actuelle|Ubicación actual|الموقع الحالي|מיקום נוכחי
        Current Position|当前位置|目前播放位置|現在の再生位置|현재 재생 위치|Aktuelle Position|Position de lecture|Posición actual|موضع التشغيل الحالي|מיקום ניגון נוכחי
        Decrement|减少|減少|減らす|감소|Verringern|Diminuer|Disminuir|إنقاص|הקטנה
        Fewer candidates|收起候选字|較少候選字|候補を減らす|후보 적게 보기|Weniger Vorschläge|Moins de suggestions|Menos candidatos|اقتراحات أقل|פחות הצעות
        Green|绿色|綠色|緑|초록색|Grün|Vert|Verde|أخضر|ירוק
        Grid|网格|格線|グリッド|격자|Raster|Grille|Cuadrícula|شبكة|רשת
        Hex color|十六进制颜色|十六進位顏色|16進カラー|16진수 색상|Hex-Farbe|Couleur hexadécimale|Color hexadecimal|لون سداسي عشري|צבע הקסדצימלי
        In progress|进行中|進行中|進行中|진행 중|In Bearbeitung|En cours|En curso|قيد التقدم|בתהליך
        Increment|增加|增加|増やす|증가|Erhöhen|Augmenter|Aumentar|زيادة|הגדלה
        More candidates|更多候选字|更多候選字|候補を増やす|후보 더 보기|Mehr Vorschläge|Plus de suggestions|Más candidatos|المزيد من الاقتراحات|הצעות נוספות
        My Location|我的位置|我的位置|現在地|나의 위치|Mein Standort|Ma position|Mi ubicación|موقعي|המיקום שלי
        Opacity|不透明度|不透明度|不透明度|불투명도|Deckkraft|Opacité|Opacidad|العتامة|אטימות
        Progress|进度|進度|進捗状況|진행률|Fortschritt|Progression|Progreso|التقدم|התקדמות
        Progress halted|进度已停止|進度已停止|進行が停止しました|진행이 중단됨|Fortschritt angehalten|Progression interrompue|Progreso detenido|توقف التقدم|ההתקדמות נעצרה
        Red|红色|紅色|赤|빨간색|Rot|Rouge|Rojo|أحمر|אדום
        Search Emoji|搜索表情符号|搜尋表情符號|絵文字を検索|이모티콘 검색|Emoji suchen|Rechercher un emoji|Buscar emoji|بحث عن إيموجي|חיפוש אימוג׳י
        Search results|搜索结果|搜尋結果|検索結果|검색 결과|Suchergebnisse|Résultats de recherche|Resultados de la búsqueda|نتائج البحث|תוצאות חיפוש
        Selected color|所选颜色|所選顏色|選択したカラー|선택된 색상|Ausgewählte Farbe|Couleur sélectionnée|Color seleccionado|اللون المحدد|צבע נבחר
        Sheet Grabber|工作表手柄|工作表控點|シートグラバー|시트 손잡이|Griff der Karte|Poignée de la feuille|Tirador de la hoja|مقبض الورقة|ידית הגיליון
        Sidebar|边栏|側邊欄|サイドバー|사이드바|Seitenleiste|Barre latérale|Barra lateral|الشريط الجانبي|סרגל צד
        Skip Backward|快退|倒轉|後方にスキップ|뒤로 건너뛰기|Zurückspringen|Reculer|Retroceder unos segundos|تخطٍ للخلف|דילוג אחורה
        Skip Forward|快进片段|快轉片段|前方にスキップ|앞으로 건너뛰기|Vorspringen|Avancer|Avanzar unos segundos|تخطٍ للأمام|דילוג קדימה
        Sliders|滑块|滑桿|スライダ|슬라이더|Regler|Curseurs|Reguladores|أشرطة التمرير|מחוונים
        Spectrum|光谱|光譜|スペクトラム|스펙트럼|Spektrum|Spectre|Espectro|طيف|ספקטרום
        Split|分隔条|分隔線|分割|분할|Teiler|Séparation|División|تقسيم|פיצול
        delete|删除|刪除|削除|삭제|Löschen|supprimer|eliminar|حذف|מחיקה
        letters|字母|字母|文字|문자|Buchstaben|lettres|letras|أحرف|אותיות
        sRGB Hex Color #|sRGB 十六进制颜色 #|sRGB 十六進位顏色 #|sRGB 16進カラー #|sRGB 16진수 색상 #|sRGB-Hex-Farbe #|Couleur hexadécimale sRVB #|Color hexadecimal sRGB #|لون سداسي عشري sRGB #|צבע הקסדצימלי sRGB #
        table index|表格索引|表格索引|索引|표 색인|Tabellenindex|index du tableau|índice de tabla|فهرس الجدول|אינדקס הטבלה
        """
}
