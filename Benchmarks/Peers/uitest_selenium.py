#!/usr/bin/env python3
"""The steps of Benchmarks/UITestApp in headless Chromium, driven by Selenium.  uitest_selenium.py STEPS

A step: click, wait for an animation of 0.3 s, assert, screenshot.  Prints medians in milliseconds as JSON."""
import json, pathlib, statistics, sys, time
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

steps = int(sys.argv[1])
page = (pathlib.Path(__file__).resolve().parent / "uitest.html").as_uri()


def start():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for flag in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions"]:
        options.add_argument(flag)
    driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 393, "height": 852, "deviceScaleFactor": 3, "mobile": False})
    driver.get(page)
    return driver


def step(driver, number):
    driver.find_element(By.ID, "move").click()
    text = f"{number} moves"
    WebDriverWait(driver, 10, poll_frequency=0.01).until(lambda d: d.find_element(By.ID, "label").text == text)
    assert driver.find_element(By.ID, "label").text == text
    assert len(driver.get_screenshot_as_png()) > 0


began = time.perf_counter()
driver = start()
launch = time.perf_counter() - began
try:
    step(driver, 1)
    times = []
    for number in range(2, steps + 2):
        began = time.perf_counter()
        step(driver, number)
        times.append((time.perf_counter() - began) * 1e3)
finally:
    driver.quit()
print(json.dumps({"step_ms": round(statistics.median(times), 2), "launch_ms": round(launch * 1e3, 1)}))
