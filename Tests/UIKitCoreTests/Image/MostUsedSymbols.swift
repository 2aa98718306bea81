/// The 300 symbol names that 20 open apps use most, by the number of apps.
enum MostUsedSymbols {
    static let names: [String] = """
        xmark trash checkmark.circle.fill plus ellipsis checkmark xmark.circle.fill checkmark.circle chevron.down
        square.and.arrow.up star.fill play.fill arrow.clockwise doc.on.doc magnifyingglass circle chevron.right clock globe
        ellipsis.circle plus.circle.fill gear pencil photo xmark.circle calendar exclamationmark.triangle.fill questionmark.circle
        gearshape star chevron.forward arrow.up.arrow.down person.crop.circle exclamationmark.circle.fill circle.fill info.circle
        list.bullet link lock person folder camera eye.slash line.3.horizontal.decrease minus.circle.fill pause.fill
        play.circle.fill chevron.up lock.fill eye.fill server.rack bell person.badge.minus square.and.pencil clock.fill eye film
        infinity network person.3 archivebox arrow.triangle.2.circlepath heart.fill speaker.slash paintpalette person.fill
        square.grid.2x2 tag heart exclamationmark.triangle slider.horizontal.3 arrow.down.circle plus.circle checkmark.seal.fill
        person.2 at bubble.left.and.bubble.right antenna.radiowaves.left.and.right arrow.up.right arrowshape.turn.up.left
        bell.badge line.3.horizontal.decrease.circle bell.slash doc text.badge.plus captions.bubble music.note
        photo.on.rectangle.angled play.circle safari video envelope sun.max.fill arrowshape.turn.up.left.fill chevron.backward
        exclamationmark.bubble minus person.2.fill person.crop.circle.badge.xmark speaker.slash.fill speaker.wave.2
        square.and.arrow.down text.bubble bookmark chevron.up.chevron.down clock.arrow.circlepath exclamationmark.circle
        face.smiling photo.badge.plus arrow.down arrow.left flask house.fill pin square testtube.2 textformat arrow.2.squarepath
        arrow.right forward.fill chart.bar person.badge.plus hand.thumbsup iphone number backward.fill paperplane arrow.up
        calendar.badge.clock gobackward music.note.list person.circle play.rectangle cpu doc.on.clipboard hand.tap icloud lock.open
        wifi bolt.fill hand.raised house lock.rotation mic play.square.stack speaker.wave.2.fill speaker.wave.3.fill tv bell.fill
        bolt building.2 character.book.closed chevron.left doc.text eye.slash.fill flag folder.fill hand.draw hand.raised.fill
        internaldrive mic.fill network.slash pencil.circle person.crop.circle.badge.exclamationmark person.fill.badge.plus pin.fill
        pin.slash questionmark questionmark.circle.fill quote.opening rectangle.portrait.and.arrow.forward rectangle.stack.fill
        video.slash waveform arrow.down.doc arrow.forward arrow.up.forward arrow.up.forward.app arrow.up.right.square
        arrow.uturn.backward bell.and.waves.left.and.right bookmark.fill hammer.fill hourglass list.bullet.rectangle.portrait
        minus.circle paperplane.fill pause.circle pause.circle.fill person.badge.key.fill play play.rectangle.on.rectangle
        qrcode.viewfinder rectangle.on.rectangle.slash repeat shuffle star.circle textformat.size wifi.exclamationmark wrench
        list.bullet.rectangle square.dashed person.badge.key gearshape.fill person.2.badge.gearshape arrow.counterclockwise
        box.truck externaldrive.connected.to.line.below gamecontroller.fill key.fill mappin sparkles arrow.down.circle.fill
        arrow.right.square bird.circle gauge.with.needle goforward largecircle.fill.circle phone plus.rectangle.on.folder
        quote.bubble sidebar.leading text.viewfinder video.fill bubble.left.and.text.bubble.right cube.fill dice.fill
        dot.radiowaves.right gearshape.2 hand.point.right.fill hand.thumbsdown heart.text.square line.3.horizontal
        line.horizontal.3 line.horizontal.3.decrease.circle lock.shield paintbrush person.circle.fill puzzlepiece.extension
        shippingbox ant.circle arrow.up.circle battery.100 bubble bubble.left.and.exclamationmark.bubble.right character.square
        checkmark.bubble checkmark.seal checkmark.shield cube folder.badge.plus gamecontroller hammer highlighter
        list.bullet.below.rectangle mic.slash.fill minus.arrow.trianglehead.counterclockwise mountain.2.fill pencil.line
        person.2.slash phone.down.fill play.square.stack.fill plus.arrow.trianglehead.clockwise poweroutlet.type.b.fill
        record.circle rectangle.bottomthird.inset.filled rectangle.on.rectangle.angled slider.horizontal.below.rectangle speaker
        square.stack stop.circle stop.fill sun.max text.append text.line.first.and.arrowtriangle.forward tray.full trophy
        wand.and.stars wave.3.right x.circle airplayaudio alarm app.badge.fill arrow.clockwise.circle arrow.down.square arrow.swap
        arrow.trianglehead.2.clockwise arrow.trianglehead.clockwise arrow.trianglehead.merge arrow.turn.down.right arrow.up.bin
        arrow.up.circle.fill arrow.up.doc arrow.up.left arrow.up.left.and.arrow.down.right arrow.uturn.forward arrow.uturn.right
        arrowshape.turn.up.left.circle.fill arrowshape.turn.up.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
