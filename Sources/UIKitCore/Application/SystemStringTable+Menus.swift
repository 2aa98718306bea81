extension SystemStringTable {
    /// Titles of menus, of the activity sheet, and names of changes that are undone.
    static let menuTexts = """
        %@ Items|%@ 个项目|%@ 個項目|%@項目|%@개의 항목|%@ Objekte|%@ éléments|%@ ítems|%@ من العناصر|%@ פריטים
        Bold|粗体|粗體|ボールド|볼드체|Fett|Gras|Negrita|غامق|מודגש
        Copy|拷贝|拷貝|コピー|복사하기|Kopieren|Copier|Copiar|نسخ|העתקה
        Copy Link|拷贝链接|拷貝連結|リンクをコピー|링크 복사|Link kopieren|Copier le lien|Copiar enlace|نسخ الرابط|העתקת הקישור
        Cut|剪切|剪下|カット|오려두기|Ausschneiden|Couper|Cortar|قص|גזירה
        File|文件|檔案|ファイル|파일|Ablage|Fichier|Archivo|ملف|קובץ
        Format|格式|格式|フォーマット|포맷|Format|Format|Formato|تنسيق|עיצוב
        Help|帮助|輔助說明|ヘルプ|도움말|Hilfe|Aide|Ayuda|مساعدة|עזרה
        Image|图像|影像|イメージ|이미지|Bild|Image|Imagen|صورة|תמונה
        Italic|斜体|斜體|イタリック|이탤릭체|Kursiv|Italique|Cursiva|مائل|נטוי
        Loading…|载入中…|載入中⋯|読み込み中…|로드 중…|Laden …|Chargement…|Cargando…|جارٍ التحميل…|טוען…
        Next|下一个|下一個|次へ|다음|Weiter|Suivant|Siguiente|التالي|הבא
        Open|打开|打開|開く|열기|Öffnen|Ouvrir|Abrir|فتح|פתיחה
        Open in Browser|在浏览器中打开|在瀏覽器中打開|ブラウザで開く|브라우저에서 열기|Im Browser öffnen|Ouvrir dans le navigateur|Abrir en el navegador|فتح في المتصفح|פתיחה בדפדפן
        Paste|粘贴|貼上|ペースト|붙여넣기|Einsetzen|Coller|Pegar|لصق|הדבקה
        Paste and Match Style|粘贴并匹配样式|貼上並符合樣式|ペーストしてスタイルを合わせる|붙여넣고 스타일 일치시키기|Einsetzen und Stil anpassen|Coller et adapter le style|Pegar con el mismo estilo|لصق ومطابقة النمط|הדבקה והתאמת סגנון
        Plain Text|纯文本|純文字|標準テキスト|일반 텍스트|Reiner Text|Texte brut|Texto sin formato|نص عادي|מלל פשוט
        Previous|上一个|上一個|前へ|이전|Vorherige|Précédent|Anterior|السابق|הקודם
        Save to Documents|存储到文稿|儲存到文件|書類に保存|문서에 저장|In Dokumente sichern|Enregistrer dans Documents|Guardar en Documentos|حفظ في المستندات|שמירה במסמכים
        Select|选择|選取|選択|선택|Auswählen|Sélectionner|Seleccionar|تحديد|בחירה
        Select All|全选|全選|すべてを選択|전체 선택|Alles auswählen|Tout sélectionner|Seleccionar todo|تحديد الكل|בחירת הכל
        Share…|共享…|分享…|共有…|공유…|Teilen …|Partager…|Compartir…|مشاركة…|שיתוף…
        Typing|键入|輸入|入力|입력|Eingabe|Saisie|Escritura|كتابة|הקלדה
        Underline|下划线|底線|下線|밑줄|Unterstrichen|Souligné|Subrayado|تسطير|קו תחתון
        View|显示|顯示方式|表示|보기|Darstellung|Présentation|Visualización|عرض|תצוגה
        Window|窗口|視窗|ウインドウ|윈도우|Fenster|Fenêtre|Ventana|نافذة|חלון
        """
}
