"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const body = document.body;
  const stage = byId("stage");
  const screen = byId("screen");
  const keys = byId("keys");
  const context = screen.getContext("2d");
  // The device's frame in its own pixels, premultiplied RGBA.
  const picture = { width: 1, height: 1, scale: 1, pixels: new Uint32Array(1) };

  // What other scripts of the page use, and where they are told of what happens.
  const page = (window.ferryPage = { picture, send, place });

  // ---- Connection -------------------------------------------------------------------------------------------------------------------

  const token = new URLSearchParams(location.search).get("token") ?? "";
  const retryDelays = [100, 250, 500, 1000, 2000];
  let socket = null;
  let failures = 0;

  function setState(state, text) {
    body.dataset.state = state;
    byId("state-text").textContent = text;
  }

  function connect() {
    socket = new WebSocket(`ws://${location.host}/viewer?token=${encodeURIComponent(token)}`, "ferry");
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => (typeof event.data === "string" ? hear(JSON.parse(event.data)) : drawFrame(event.data));
    socket.onclose = (event) => {
      pointers.clear();
      page.onLost?.();
      const why = event.reason ? ` (${event.reason})` : "";
      if (failures < retryDelays.length) setState("connecting", `Reconnecting…${why}`);
      else setState("lost", "No response. If Ferry was stopped, start it again and open the URL it prints. Still trying…");
      setTimeout(connect, retryDelays[Math.min(failures, retryDelays.length - 1)]);
      failures += 1;
    };
  }

  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function hear(message) {
    if (message.t === "picture") {
      document.title = message.title;
      byId("title").textContent = message.title;
      screen.setAttribute("aria-label", `Screen of ${message.title}`);
      if (picture.width !== message.width || picture.height !== message.height) {
        picture.pixels = new Uint32Array(message.width * message.height);
      }
      showSettings(message.settings);
      Object.assign(picture, { width: message.width, height: message.height, scale: message.scale });
      fit();
    } else if (message.t === "notice") {
      notify(message.s);
    } else if (message.t === "clipboard") {
      // Browsers let a page write to the clipboard on secure origins and shortly after a user action; otherwise the text stays in the app.
      navigator.clipboard?.writeText(message.s).catch(() => {});
    } else if (message.t === "inspected") {
      page.onInspected?.(message);
    } else if (message.t === "say") {
      say(message.s);
    }
  }

  let noticeTimer = 0;
  function notify(text) {
    const notice = byId("notice");
    notice.textContent = text;
    notice.hidden = false;
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => (notice.hidden = true), 6000);
  }

  // The browser's speech synthesis, if available; interrupts the previous utterance.
  function say(text) {
    if (!("speechSynthesis" in window)) return;
    speechSynthesis.cancel();
    speechSynthesis.speak(new SpeechSynthesisUtterance(text));
  }

  // ---- Frames -----------------------------------------------------------------------------------------------------------------------

  const kindFrame = 1;
  const countMask = 0x3fffffff;
  const literal = 0, run = 1, above = 2;
  let scratch = new Uint32Array(0);

  function drawFrame(buffer) {
    const words = new Uint32Array(buffer);
    if (words[0] !== kindFrame) return;
    let at = 3;
    for (let index = 0; index < words[2]; index += 1) {
      const x = words[at] & 0xffff, y = words[at] >>> 16;
      const width = words[at + 1] & 0xffff, height = words[at + 1] >>> 16;
      const end = at + 3 + words[at + 2];
      const count = width * height;
      if (scratch.length < count) scratch = new Uint32Array(count);
      decode(words, at + 3, end, scratch, width);
      for (let row = 0; row < height; row += 1) {
        picture.pixels.set(scratch.subarray(row * width, (row + 1) * width), (y + row) * picture.width + x);
      }
      show(x, y, width, height);
      at = end;
    }
    send({ t: "drawn", n: words[1] });
    page.onDrawn?.();
    failures = 0;
    body.dataset.frame = words[1];
    if (body.dataset.state !== "live") setState("live", "Live");
  }

  /** Decodes a rectangle's operations; FrameEncoder.swift describes them. */
  function decode(words, start, end, pixels, width) {
    let out = 0;
    for (let at = start; at < end;) {
      const kind = words[at] >>> 30;
      let count = words[at] & countMask;
      at += 1;
      if (kind === literal) {
        pixels.set(words.subarray(at, at + count), out);
        at += count;
        out += count;
      } else if (kind === run) {
        pixels.fill(words[at], out, out + count);
        at += 1;
        out += count;
      } else if (kind === above) {
        // A copy of more than a row repeats what it has just written, so it is done row by row.
        while (count > 0) {
          const length = Math.min(count, width);
          pixels.copyWithin(out, out - width, out - width + length);
          out += length;
          count -= length;
        }
      }
    }
  }

  // ---- Scaling ----------------------------------------------------------------------------------------------------------------------

  // The canvas has the display's own pixels. If they are fewer than the frame's, each is the average of the frame's pixels it covers:
  // a browser's own scaling samples only four of them and loses hairlines. `FrameScaler` does the same for windows.
  let columns = spans(1, 1);
  let rows = spans(1, 1);

  /** For each target pixel the first source pixel it covers and their weights, in 1/256, which add up to 256. */
  function spans(source, target) {
    const ratio = source / target;
    const first = new Int32Array(target), offsets = new Int32Array(target + 1), weights = [];
    for (let index = 0; index < target; index += 1) {
      const start = index * ratio, end = Math.min(source, (index + 1) * ratio);
      const last = Math.min(source - 1, Math.ceil(end - 1e-9) - 1);
      first[index] = Math.min(source - 1, Math.floor(start + 1e-9));
      let total = 0;
      for (let pixel = first[index]; pixel <= last; pixel += 1) {
        const before = Math.round(total);
        total += ((Math.min(end, pixel + 1) - Math.max(start, pixel)) / (end - start)) * 256;
        weights.push((pixel === last ? 256 : Math.round(total)) - before);
      }
      offsets[index + 1] = weights.length;
    }
    return { first, offsets, weights: Uint16Array.from(weights) };
  }

  /** Draws a part of the frame on the canvas. */
  function show(x, y, width, height) {
    const left = Math.floor((x * screen.width) / picture.width), top = Math.floor((y * screen.height) / picture.height);
    const right = Math.min(screen.width, Math.ceil(((x + width) * screen.width) / picture.width));
    const bottom = Math.min(screen.height, Math.ceil(((y + height) * screen.height) / picture.height));
    if (right <= left || bottom <= top) return;
    const image = new ImageData(right - left, bottom - top);
    average(left, top, right, bottom, new Uint32Array(image.data.buffer));
    context.putImageData(image, left, top);
  }

  /** Two components share a number: a weighted sum of bytes with weights up to 256 fits into its 16 bits. */
  function average(left, top, right, bottom, output) {
    const width = right - left, source = picture.pixels, stride = picture.width;
    const low = new Uint32Array(width), high = new Uint32Array(width);
    for (let row = top; row < bottom; row += 1) {
      low.fill(0);
      high.fill(0);
      for (let index = rows.offsets[row]; index < rows.offsets[row + 1]; index += 1) {
        const line = (rows.first[row] + index - rows.offsets[row]) * stride;
        const share = rows.weights[index];
        for (let column = 0; column < width; column += 1) {
          let at = line + columns.first[left + column];
          let lowSum = 0, highSum = 0;
          for (let entry = columns.offsets[left + column]; entry < columns.offsets[left + column + 1]; entry += 1, at += 1) {
            const pixel = source[at], weight = columns.weights[entry];
            lowSum += Math.imul(pixel & 0xff00ff, weight);
            highSum += Math.imul((pixel >>> 8) & 0xff00ff, weight);
          }
          low[column] += Math.imul((lowSum >>> 8) & 0xff00ff, share);
          high[column] += Math.imul((highSum >>> 8) & 0xff00ff, share);
        }
      }
      const start = (row - top) * width;
      for (let column = 0; column < width; column += 1) {
        output[start + column] = straight(((low[column] >>> 8) & 0xff00ff) | (high[column] & 0xff00ff00));
      }
    }
  }

  /** A canvas requires colours that are not premultiplied. */
  function straight(pixel) {
    const alpha = pixel >>> 24;
    if (alpha === 255 || alpha === 0) return pixel;
    const part = (shift) => Math.min(255, Math.round((((pixel >>> shift) & 255) * 255) / alpha)) << shift;
    return (alpha << 24) | part(16) | part(8) | part(0);
  }

  // ---- Layout -----------------------------------------------------------------------------------------------------------------------

  /** As large as fits, but at most one CSS pixel per point. */
  function fit() {
    const style = getComputedStyle(stage);
    const width = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const height = stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const factor = Math.max(0.01, Math.min(width / picture.width, height / picture.height, 1 / picture.scale));
    // Whole pixels of the display, unless the frame has fewer and the browser enlarges it.
    const shrinks = factor * devicePixelRatio < 1;
    const across = shrinks ? Math.max(1, Math.round(picture.width * factor * devicePixelRatio)) : picture.width;
    const down = shrinks ? Math.max(1, Math.round(picture.height * factor * devicePixelRatio)) : picture.height;
    screen.style.width = `${shrinks ? across / devicePixelRatio : picture.width * factor}px`;
    screen.style.height = `${shrinks ? down / devicePixelRatio : picture.height * factor}px`;
    // Positioned on whole CSS pixels, not centred by the layout: half a pixel off, the browser would blur all of it.
    const area = stage.getBoundingClientRect();
    const whole = (start, padding, room, size) => Math.round(start + padding + (room - size) / 2) - start;
    const device = byId("device");
    device.style.left = `${whole(area.left, parseFloat(style.paddingLeft), width, parseFloat(screen.style.width))}px`;
    device.style.top = `${whole(area.top, parseFloat(style.paddingTop), height, parseFloat(screen.style.height))}px`;
    if (screen.width === across && screen.height === down && columns.source === picture.pixels) return;
    screen.width = across;
    screen.height = down;
    columns = Object.assign(spans(picture.width, across), { source: picture.pixels });
    rows = spans(picture.height, down);
    show(0, 0, picture.width, picture.height);
  }
  new ResizeObserver(fit).observe(stage);

  /** The frame's pixel at a position of the window. */
  function place(event) {
    const box = screen.getBoundingClientRect();
    const round = (value) => Math.round(value * 100) / 100;
    return {
      x: round(((event.clientX - box.left) * picture.width) / box.width),
      y: round(((event.clientY - box.top) * picture.height) / box.height),
    };
  }

  // ---- Pointers ---------------------------------------------------------------------------------------------------------------------

  // Pressed pointers by browser id: `finger`, the last event's position, and for two mirrored fingers their `centre` and second `twin`.
  const pointers = new Map();
  const moved = new Set();
  let hovering = null;
  let wheeling = null;
  let frameAsked = false;

  function freeFinger() {
    const used = new Set();
    for (const pointer of pointers.values()) {
      used.add(pointer.finger);
      if (pointer.twin !== undefined) used.add(pointer.twin);
    }
    for (let finger = 0; finger < 10; finger += 1) if (!used.has(finger)) return finger;
    return undefined;
  }

  const mirrored = (at, centre) => ({ x: 2 * centre.x - at.x, y: 2 * centre.y - at.y });

  function sendPointer(type, pointer) {
    send({ t: type, f: pointer.finger, ...pointer.at });
    if (pointer.twin !== undefined) send({ t: type, f: pointer.twin, ...mirrored(pointer.at, pointer.centre) });
    showFingers();
  }

  // Position of the mouse while no button is pressed; with Alt its two fingers are shown before they touch.
  let hoverPlace = null;
  let altHeld = false;

  function showFingers() {
    const pair = [...pointers.values()].find((pointer) => pointer.twin !== undefined);
    let places = pair ? [pair.at, mirrored(pair.at, pair.centre)] : [];
    if (!pair && pointers.size === 0 && altHeld && hoverPlace) {
      places = [hoverPlace, mirrored(hoverPlace, { x: picture.width / 2, y: picture.height / 2 })];
    }
    for (let index = 0; index < 2; index += 1) {
      const dot = byId(`finger-${index}`);
      dot.hidden = index >= places.length;
      if (dot.hidden) continue;
      dot.style.left = `${(places[index].x / picture.width) * 100}%`;
      dot.style.top = `${(places[index].y / picture.height) * 100}%`;
    }
  }

  // Moves are sent once per frame, whatever the mouse's own rate.
  function later() {
    if (frameAsked) return;
    frameAsked = true;
    requestAnimationFrame(flush);
  }

  function flush() {
    frameAsked = false;
    for (const id of moved) if (pointers.has(id)) sendPointer("move", pointers.get(id));
    moved.clear();
    if (hovering) send({ t: "hover", ...hovering });
    if (wheeling) send({ t: "wheel", ...wheeling });
    hovering = wheeling = null;
  }

  screen.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    keys.focus({ preventScroll: true });
    if (event.pointerType === "mouse" && event.button === 2) send({ t: "secondary", ...place(event) });
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const finger = freeFinger();
    if (finger === undefined || pointers.has(event.pointerId)) return;
    screen.setPointerCapture(event.pointerId);
    const pointer = { finger, at: place(event) };
    pointers.set(event.pointerId, pointer);
    if (event.altKey) {
      pointer.centre = { x: picture.width / 2, y: picture.height / 2 };
      pointer.twin = freeFinger();
    }
    flush();
    sendPointer("down", pointer);
  });

  screen.addEventListener("pointermove", (event) => {
    const pointer = pointers.get(event.pointerId);
    const at = place(event);
    if (!pointer) {
      if (event.pointerType === "mouse" && event.buttons === 0) hovering = hoverPlace = at;
      altHeld = event.altKey;
      showFingers();
      if (hovering) later();
      return;
    }
    if (pointer.centre && event.shiftKey) {
      pointer.centre.x += at.x - pointer.at.x;
      pointer.centre.y += at.y - pointer.at.y;
    }
    pointer.at = at;
    moved.add(event.pointerId);
    later();
  });

  function lift(type) {
    return (event) => {
      const pointer = pointers.get(event.pointerId);
      if (!pointer) return;
      flush();
      if (type === "up") pointer.at = place(event);
      pointers.delete(event.pointerId);
      sendPointer(type, pointer);
    };
  }
  screen.addEventListener("pointerup", lift("up"));
  screen.addEventListener("pointercancel", lift("cancel"));
  screen.addEventListener("lostpointercapture", lift("cancel"));
  screen.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "mouse" || !hoverPlace || pointers.has(event.pointerId)) return;
    hoverPlace = null;
    hovering = { x: -1, y: -1 };
    showFingers();
    later();
  });
  for (const type of ["keydown", "keyup"]) {
    addEventListener(type, (event) => {
      if (event.altKey === altHeld) return;
      altHeld = event.altKey;
      showFingers();
    });
  }
  screen.addEventListener("contextmenu", (event) => event.preventDefault());

  screen.addEventListener("wheel", (event) => {
    event.preventDefault();
    // Lines and pages in CSS pixels; then pixels of the frame. A page scrolls down with a positive delta, a device shows what is above.
    const unit = [1, 16, 400][event.deltaMode] ?? 1;
    const factor = (-unit * picture.width) / screen.getBoundingClientRect().width;
    wheeling ??= { x: 0, y: 0, dx: 0, dy: 0 };
    Object.assign(wheeling, place(event));
    wheeling.dx += event.deltaX * factor;
    wheeling.dy += event.deltaY * factor;
    later();
  }, { passive: false });

  // ---- Keyboard ---------------------------------------------------------------------------------------------------------------------

  // USB HID usages, page 7, by KeyboardEvent.code.
  const usages = new Map();
  const name = (first, names) => names.forEach((code, index) => usages.set(code, first + index));
  name(0x04, [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `Key${letter}`));
  name(0x1e, [..."1234567890"].map((digit) => `Digit${digit}`));
  name(0x28, ["Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft", "BracketRight", "Backslash", "IntlHash",
    "Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock"]);
  name(0x3a, Array.from({ length: 12 }, (_, index) => `F${index + 1}`));
  name(0x46, ["PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End", "PageDown", "ArrowRight", "ArrowLeft",
    "ArrowDown", "ArrowUp", "NumLock", "NumpadDivide", "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter"]);
  name(0x59, [..."1234567890"].map((digit) => `Numpad${digit}`));
  name(0x63, ["NumpadDecimal", "IntlBackslash", "ContextMenu", "Power", "NumpadEqual"]);
  name(0x68, Array.from({ length: 12 }, (_, index) => `F${index + 13}`));
  name(0x87, ["IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert"]);
  name(0x90, ["Lang1", "Lang2"]);
  name(0xe0, ["ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight", "AltRight", "MetaRight"]);

  const shortcuts = new Map([["ArrowLeft", "rotate-left"], ["ArrowRight", "rotate-right"], ["KeyS", "screenshot"], ["KeyK", "keyboard"], ["Comma", "settings"]]);
  const shiftShortcuts = new Map([["KeyA", "appearance"], ["KeyH", "home"], ["KeyE", "voiceover"],
    // The page of an app that ended names it. The browser reloads without Shift.
    ["KeyR", "relaunch"]]);
  // With Control or Command these keep the browser's action: new tab, close, reload, address, developer tools, zoom, paste.
  const browserKeys = new Set(["KeyT", "KeyW", "KeyN", "KeyR", "KeyL", "KeyI", "KeyJ", "KeyV", "Equal", "Minus", "Digit0", "Tab"]);
  const pressed = new Map();

  function modifiers(event) {
    const held = [event.shiftKey, event.ctrlKey, event.altKey, event.metaKey, event.getModifierState("CapsLock")];
    return held.reduce((bits, isHeld, index) => bits | (isHeld ? 1 << index : 0), 0);
  }

  function keyMessage(event, phase, usage) {
    const characters = [...event.key].length === 1 ? event.key : "";
    send({ t: "key", p: phase, u: usage, m: modifiers(event), s: characters });
  }

  keys.addEventListener("keydown", (event) => {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.code === "F6") {
      event.preventDefault();
      document.querySelector("button").focus();
      return;
    }
    if (event.code === "F5" || event.code === "F11" || event.code === "F12") return;
    if (event.ctrlKey || event.metaKey) {
      const isSwitcher = event.ctrlKey && event.metaKey && event.shiftKey && event.code === "KeyH";
      const command = isSwitcher ? "switcher" : (event.shiftKey ? shiftShortcuts : shortcuts).get(event.code);
      if (command && !event.altKey) {
        event.preventDefault();
        if (!event.repeat) send({ t: "command", s: command });
        return;
      }
      // Control and Alt together are AltGr, which types.
      if (!event.altKey && browserKeys.has(event.code)) return;
    }
    const usage = usages.get(event.code);
    // A dead key, and keys without usage, type through the text area.
    if (usage === undefined || event.key === "Dead") return;
    event.preventDefault();
    keyMessage(event, event.repeat ? "repeat" : "down", usage);
    pressed.set(event.code, usage);
  });

  keys.addEventListener("keyup", (event) => {
    const usage = pressed.get(event.code);
    if (usage === undefined) return;
    pressed.delete(event.code);
    keyMessage(event, "up", usage);
  });

  // Keys still down when the focus moves would repeat for ever.
  keys.addEventListener("blur", () => {
    for (const usage of pressed.values()) send({ t: "key", p: "up", u: usage, m: 0, s: "" });
    pressed.clear();
  });

  // Half a surrogate pair is not text, and the server would reject it.
  const wellFormed = (text) => text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");

  function takeText() {
    if (keys.value) send({ t: "text", s: wellFormed(keys.value) });
    keys.value = "";
  }

  // An input method's composition is shown in the app's field as marked text; its caret is known in the text area.
  function compose(text) {
    const marked = wellFormed(text);
    const caret = keys.value.endsWith(text) ? keys.selectionStart - (keys.value.length - text.length) : marked.length;
    send({ t: "compose", s: marked, n: Math.min(Math.max(caret, 0), marked.length) });
  }
  let composed = "";
  keys.addEventListener("compositionstart", () => { composed = ""; });
  keys.addEventListener("compositionupdate", (event) => { composed = event.data; });
  keys.addEventListener("compositionend", (event) => {
    // Cancelled: removes the marked text.
    if (!event.data) compose("");
    keys.value = event.data;
    takeText();
  });
  keys.addEventListener("input", (event) => {
    if (event.isComposing) compose(composed);
    else takeText();
  });
  keys.addEventListener("paste", (event) => {
    event.preventDefault();
    const text = wellFormed(event.clipboardData.getData("text/plain"));
    if (new TextEncoder().encode(text).length > 200_000) notify("That is too much text to paste at once.");
    else if (text) send({ t: "paste", s: text });
  });

  // ---- Tools ------------------------------------------------------------------------------------------------------------------------

  const buttons = [...document.querySelectorAll(".tools button")];
  buttons.forEach((button, index) => {
    // One tab stop, arrow keys inside, as in tool bars.
    button.tabIndex = index === 0 ? 0 : -1;
    if (button.dataset.command) {
      button.addEventListener("click", () => send({ t: "command", s: button.dataset.command }));
      button.addEventListener("pointerup", () => keys.focus({ preventScroll: true }));
    }
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) buttons[(index + step + buttons.length) % buttons.length].focus();
      else if (event.key === "Escape" || event.key === "F6") keys.focus({ preventScroll: true });
      else return;
      event.preventDefault();
    });
  });

  // ---- Settings ---------------------------------------------------------------------------------------------------------------------

  const settings = byId("settings");
  const settingsButton = byId("settings-button");

  function openSettings(isOpen) {
    settings.hidden = !isOpen;
    settingsButton.setAttribute("aria-expanded", isOpen);
    if (isOpen) settings.querySelector("select, input")?.focus();
    else keys.focus({ preventScroll: true });
  }
  settingsButton.addEventListener("click", () => openSettings(settings.hidden));
  settings.addEventListener("keydown", (event) => {
    if (event.key === "Escape") openSettings(false);
  });
  settings.addEventListener("submit", (event) => event.preventDefault());
  screen.addEventListener("pointerdown", () => !settings.hidden && openSettings(false));

  // The simulator determines the settings: a list of name, label, value with its title, and possible values with theirs.
  function showSettings(list) {
    for (const { name, label, value, values, title, titles } of list) {
      let control = settings.elements.namedItem(name);
      if (!control) {
        const isSwitch = values.join() === "on,off";
        control = document.createElement(isSwitch ? "input" : "select");
        if (isSwitch) control.type = "checkbox";
        else values.forEach((each, index) => control.add(new Option(titles[index], each)));
        control.name = name;
        control.addEventListener("change", () => {
          send({ t: "set", s: name, v: isSwitch ? (control.checked ? "on" : "off") : control.value });
        });
        const row = document.createElement("label");
        row.append(label, control);
        settings.append(row);
      }
      if (control.type === "checkbox") control.checked = value === "on";
      else {
        if (![...control.options].some((option) => option.value === value)) control.add(new Option(title, value));
        control.value = value;
      }
    }
  }

  keys.focus({ preventScroll: true });
  connect();
})();
