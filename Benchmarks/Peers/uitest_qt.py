#!/usr/bin/env python3
"""The steps of Benchmarks/UITestApp in Qt Widgets without a window system, driven by pytest-qt's robot.  uitest_qt.py STEPS

A step: click, wait for an animation of 0.3 s, assert, screenshot.  Prints medians in milliseconds as JSON."""
import json, os, statistics, sys, time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "3")
import pytest
from PyQt5 import QtCore, QtWidgets


class Counter(QtWidgets.QWidget):
    def __init__(self):
        super().__init__()
        self.resize(393, 852)
        self.count = 0
        self.button = QtWidgets.QPushButton("Move", self)
        self.button.setGeometry(16, 110, 120, 44)
        self.button.clicked.connect(self.move_box)
        self.label = QtWidgets.QLabel("0 moves", self)
        self.label.setGeometry(160, 110, 200, 44)
        self.box = QtWidgets.QFrame(self)
        self.box.setStyleSheet("background: teal")
        self.box.setGeometry(16, 170, 80, 80)
        rows = QtWidgets.QListWidget(self)
        rows.addItems([f"Row {index + 1}" for index in range(100)])
        rows.setGeometry(0, 270, 393, 582)
        self.animation = QtCore.QPropertyAnimation(self.box, b"pos")
        self.animation.setDuration(300)
        self.animation.finished.connect(self.moved)

    def move_box(self):
        self.count += 1
        self.animation.setEndValue(QtCore.QPoint(297 if self.box.x() < 100 else 16, 170))
        self.animation.start()

    def moved(self):
        self.label.setText(f"{self.count} moves")


def step(qtbot, app, number):
    qtbot.mouseClick(app.button, QtCore.Qt.LeftButton)
    text = f"{number} moves"
    qtbot.waitUntil(lambda: app.label.text() == text, timeout=10000)
    assert app.label.text() == text
    assert not app.grab().isNull()


def test_steps(qtbot):
    app = Counter()
    qtbot.addWidget(app)
    app.show()
    step(qtbot, app, 1)
    times = []
    for number in range(2, int(os.environ["BENCH_STEPS"]) + 2):
        began = time.perf_counter()
        step(qtbot, app, number)
        times.append((time.perf_counter() - began) * 1e3)
    with open(os.environ["BENCH_OUT"], "w") as out:
        json.dump({"step_ms": round(statistics.median(times), 2)}, out)


if __name__ == "__main__":
    import tempfile

    os.environ["BENCH_STEPS"] = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BENCH_OUT"] = os.path.join(folder, "out.json")
        status = pytest.main(["-q", "-p", "no:cacheprovider", "--rootdir", folder, __file__])
        if status:
            sys.exit(status)
        print(open(os.environ["BENCH_OUT"]).read())
