extension SystemStringTable {
    /// Texts of the photo picker and the camera.
    static let photoTexts = """
        %@ Photos Selected|已选择 %@ 张照片|已選取 %@ 張照片|%@枚の写真を選択|사진 %@장 선택됨|%@ Fotos ausgewählt|%@ photos sélectionnées|%@ fotos seleccionadas|تم تحديد %@ من الصور|נבחרו %@ תמונות
        %@ photos|%@ 张照片|%@ 張照片|%@枚の写真|사진 %@장|%@ Fotos|%@ photos|%@ fotos|%@ من الصور|%@ תמונות
        1 Photo Selected|已选择 1 张照片|已選取 1 張照片|1枚の写真を選択|사진 1장 선택됨|1 Foto ausgewählt|1 photo sélectionnée|1 foto seleccionada|تم تحديد صورة واحدة|נבחרה תמונה אחת
        1 photo|1 张照片|1 張照片|1枚の写真|사진 1장|1 Foto|1 photo|1 foto|صورة واحدة|תמונה אחת
        Albums|相簿|相簿|アルバム|앨범|Alben|Albums|Álbumes|الألبومات|אלבומים
        Animated|动图|動畫|アニメーション|움직이는 항목|Animiert|Animées|Animadas|متحركة|מונפשות
        Animated image|动图|動畫影像|アニメーションイメージ|움직이는 이미지|Animiertes Bild|Image animée|Imagen animada|صورة متحركة|תמונה מונפשת
        Camera chooser|切换相机|切換相機|カメラを選択|카메라 선택기|Kameraauswahl|Choix de l’appareil photo|Selector de cámara|اختيار الكاميرا|בחירת מצלמה
        Choose|选取|選擇|選択|선택|Auswählen|Choisir|Elegir|اختيار|בחר
        Choose File|选取文件|選擇檔案|ファイルを選択|파일 선택|Datei auswählen|Choisir un fichier|Seleccionar archivo|اختيار ملف|בחירת קובץ
        Choose Files|选取文件|選擇檔案|ファイルを選択|파일 선택|Dateien auswählen|Choisir des fichiers|Seleccionar archivos|اختيار ملفات|בחירת קבצים
        Favorite|收藏|喜好項目|お気に入り|즐겨찾기|Favorit|Favorite|Favorita|مفضلة|מועדפת
        Hidden|已隐藏|已隱藏|非表示|가려진 항목|Ausgeblendet|Masquées|Ocultas|مخفية|מוסתרות
        Landscape|横向|橫向|横向き|가로 방향|Querformat|Paysage|Horizontal|أفقي|לרוחב
        Move and Scale|移动和缩放|移動並調整大小|拡大／縮小|이동 및 크기 조절|Bewegen und skalieren|Déplacer et redimensionner|Mover y escalar|تحريك وتغيير الحجم|הזזה ושינוי גודל
        No Photos|无照片|沒有照片|写真はありません|사진 없음|Keine Fotos|Aucune photo|No hay fotos|لا توجد صور|אין תמונות
        Panorama|全景照片|全景照片|パノラマ|파노라마|Panorama|Panorama|Panorámica|بانوراما|פנורמה
        Panoramas|全景照片|全景照片|パノラマ|파노라마|Panoramen|Panoramas|Panorámicas|الصور البانورامية|פנורמות
        Photo|照片|照片|写真|사진|Foto|Photo|Foto|صورة|תמונה
        Photo Library|照片图库|照片圖庫|写真ライブラリ|사진 보관함|Fotomediathek|Photothèque|Fototeca|مكتبة الصور|ספריית תמונות
        Photos|照片|照片|写真|사진|Fotos|Photos|Fotos|الصور|תמונות
        Portrait|纵向|直向|縦向き|세로 방향|Hochformat|Portrait|Vertical|عمودي|לאורך
        Recently Added|最近添加|最近加入|最近追加した項目|최근 추가된 항목|Zuletzt hinzugefügt|Ajouts récents|Añadidas recientemente|المضافة مؤخرًا|נוספו לאחרונה
        Retake|重拍|重拍|再撮影|다시 찍기|Wiederholen|Reprendre|Repetir|إعادة الالتقاط|צלם שוב
        Screenshot|截屏|螢幕快照|スクリーンショット|스크린샷|Bildschirmfoto|Capture d’écran|Captura de pantalla|لقطة شاشة|תמונת מסך
        Screenshots|截屏|螢幕快照|スクリーンショット|스크린샷|Bildschirmfotos|Captures d’écran|Capturas de pantalla|لقطات الشاشة|תמונות מסך
        Select photos.|选择照片。|選取照片。|写真を選択してください。|사진을 선택하십시오.|Wähle Fotos aus.|Sélectionnez des photos.|Selecciona fotos.|حدد صورًا.|בחר תמונות.
        Select up to %@ photos.|最多选择 %@ 张照片。|最多選取 %@ 張照片。|写真を%@枚まで選択できます。|사진을 최대 %@장까지 선택하십시오.|Wähle bis zu %@ Fotos aus.|Sélectionnez jusqu’à %@ photos.|Selecciona hasta %@ fotos.|حدد حتى %@ من الصور.|בחר עד %@ תמונות.
        Take Photo|拍照|拍照|写真を撮る|사진 찍기|Foto aufnehmen|Prendre une photo|Hacer foto|التقاط صورة|צילום תמונה
        Take Picture|拍照|拍照|撮影|사진 찍기|Foto aufnehmen|Prendre une photo|Hacer foto|التقاط صورة|צילום תמונה
        Use Photo|使用照片|使用照片|写真を使用|사진 사용|Foto benutzen|Utiliser|Usar foto|استخدام الصورة|השתמש בתמונה
        Videos|视频|影片|ビデオ|비디오|Videos|Vidéos|Vídeos|الفيديوهات|סרטונים
        Viewfinder|取景器|觀景窗|ファインダー|뷰파인더|Sucher|Viseur|Visor|محدد المنظر|עינית
        """
}
