"use strict";
// What the last frames cost, phase by phase, and what they changed on the screen.
(() => {
  const { model, parts, make, ask, overlay } = window.ferryInspector;
  const phases = [
    ["layout", "Layout", "#5e9bff"], ["draw", "Draw", "#63d297"], ["commit", "Commit", "#b78cff"], ["composite", "Composite", "#ffb340"], ["present", "Present", "#ff7a70"],
  ];
  const budget = 1 / 60, interval = 400, limit = 120;
  const own = {};
  let isVisible = false, timer = 0, frames = [], device = null, app = null, chosen = -1, processor = null;

  window.ferryInspector.showFrames = (shows) => {
    if (shows === isVisible) return;
    isVisible = shows;
    clearTimeout(timer);
    if (!shows) return;
    if (!own.canvas) build();
    read();
  };

  function build() {
    own.canvas = make("canvas", { "aria-label": "Costs of the last frames" });
    own.chart = make("div", { className: "chart" }, own.canvas);
    own.body = make("div", { className: "scroll" });
    const key = make("div", { className: "key" });
    for (const [, title, color] of phases) {
      const one = make("span", {}, title);
      one.style.setProperty("--of", color);
      key.append(one);
    }
    parts.frames.append(own.chart, key, own.body);
    new ResizeObserver(draw).observe(own.chart);
    own.canvas.addEventListener("pointermove", (event) => {
      const box = own.canvas.getBoundingClientRect();
      const index = shown().length - 1 - Math.floor((box.right - event.clientX) / (box.width / limit));
      pick(shown()[index] ? index : -1);
    });
    own.canvas.addEventListener("pointerleave", () => pick(-1));
  }
  const shown = () => frames.slice(-limit);

  async function read() {
    const [ofDevice, ofApp] = await Promise.all([ask({ ask: "device" }), ask({ ask: "app" })]);
    if (!isVisible) return;
    if (ofDevice.deviceFrames) {
      const next = ofDevice.deviceFrames;
      processor = device && next.now > device.now ? Math.max(0, (next.appProcessor - device.appProcessor) / (next.now - device.now)) : null;
      device = next;
      app = ofApp.appFrames ?? null;
      merge();
      own.problem = "";
    } else {
      own.problem = ofDevice.refused ?? "no answer";
    }
    draw();
    list();
    timer = setTimeout(read, interval);
  }

  /** Each frame of the screen with the commits of the app that it shows first. */
  function merge() {
    let commit = 0;
    const commits = app?.frames ?? [];
    frames = device.frames.map((frame, index) => {
      const sum = { start: frame.start, layout: 0, draw: 0, commit: 0, composite: frame.composite, present: frame.present, changes: 0, commits: 0, damage: frame.damage };
      const before = device.frames[index - 1]?.start ?? -Infinity;
      for (; commit < commits.length && commits[commit].end <= frame.start; commit += 1) {
        const each = commits[commit];
        // Commits before the first recorded frame belong to one that is no longer known.
        if (index === 0 && each.end < frame.start - budget * 2) continue;
        if (each.end <= before) continue;
        for (const phase of ["layout", "draw", "commit", "changes"]) sum[phase] += each[phase];
        sum.commits += 1;
      }
      return sum;
    });
  }

  const total = (frame) => phases.reduce((sum, [name]) => sum + frame[name], 0);
  const ms = (seconds) => (seconds * 1000).toFixed(seconds < 0.01 ? 2 : 1);
  const megabytes = (bytes) => (bytes === undefined || bytes === null ? "not known" : `${(bytes / 1e6).toFixed(1)} MB`);

  function draw() {
    if (!own.canvas || !isVisible) return;
    const { width, height } = own.chart.getBoundingClientRect();
    const ratio = devicePixelRatio;
    own.canvas.width = Math.round(width * ratio);
    own.canvas.height = Math.round(height * ratio);
    const context = own.canvas.getContext("2d");
    context.scale(ratio, ratio);
    const list = shown();
    const most = Math.max(budget * 1.2, ...list.map(total));
    const scale = (height - 18) / most;
    const bar = width / limit;
    list.forEach((frame, index) => {
      let top = height;
      const left = width - (list.length - index) * bar;
      if (index === chosen) {
        context.fillStyle = "rgb(255 255 255 / .1)";
        context.fillRect(left, 0, bar, height);
      }
      for (const [name, , color] of phases) {
        const size = frame[name] * scale;
        context.fillStyle = color;
        context.fillRect(left + 0.5, top - size, Math.max(bar - 1, 1), size);
        top -= size;
      }
    });
    context.strokeStyle = "rgb(255 255 255 / .3)";
    context.setLineDash([3, 3]);
    context.beginPath();
    context.moveTo(0, height - budget * scale);
    context.lineTo(width, height - budget * scale);
    context.stroke();
    context.fillStyle = "#a5a5ab";
    context.font = "11px system-ui, sans-serif";
    context.fillText("16.7 ms: 60 frames a second", 8, height - budget * scale - 4);
    if (!list.length) context.fillText(own.problem || "No frame yet: touch the device.", 8, height - 8);
  }

  function pick(index) {
    if (index === chosen) return;
    chosen = index;
    model.damage = shown()[index]?.damage ?? [];
    overlay();
    draw();
    list();
  }

  function table(heads, rows) {
    const line = (cells, tag) => make("tr", {}, ...cells.map((cell) => make(tag, {}, cell)));
    return make("table", {}, make("thead", {}, line(heads, "th")), make("tbody", {}, ...rows.map((row) => line(row, "td"))));
  }

  function list() {
    const recent = shown();
    const frame = recent[chosen] ?? recent.at(-1);
    const found = [];
    if (frame) {
      const pixels = frame.damage.reduce((sum, [, , width, height]) => sum + width * height, 0);
      found.push(make("h3", {}, recent[chosen] ? "This frame" : "Last frame"),
        table(["Phase", "This, ms", "Mean, ms", "Most, ms"], phases.map(([name, title]) => [
          title, ms(frame[name]), ms(recent.reduce((sum, each) => sum + each[name], 0) / recent.length), ms(Math.max(...recent.map((each) => each[name]))),
        ])),
        make("p", { className: "sentence" }, `Damage: ${frame.damage.length} ${frame.damage.length === 1 ? "rectangle" : "rectangles"}, ${pixels.toLocaleString("en")} pixels` +
          `, ${((pixels * 100) / (window.ferryPage.picture.width * window.ferryPage.picture.height)).toFixed(1)} % of the frame. ` +
          (frame.commits ? `${frame.changes} changed layers in ${frame.commits} ${frame.commits === 1 ? "commit" : "commits"} of the app.` : "No commit of the app: the simulator animates, or draws its bars.")));
    }
    if (device) {
      found.push(make("h3", {}, "Memory and processor"), table(["Process", "Memory", "Processor"], [
        ["App", megabytes(device.appMemory), processor === null ? "…" : `${(processor * 100).toFixed(0)} %`],
        ["Simulator", megabytes(device.simulatorMemory), ""],
      ]));
    }
    if (app?.lists.length) {
      found.push(make("h3", {}, "Lists on the screen"), table(["List", "Visible cells", "Views made"],
        app.lists.map((each) => [each.type + (each.label ? ` ${each.label}` : ""), String(each.visible), String(each.made)])));
    }
    own.body.replaceChildren(...found);
  }
})();
