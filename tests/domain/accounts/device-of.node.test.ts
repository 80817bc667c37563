import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../app/domain/accounts/device-of";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

describe("A session's device, in plain words", () => {
  it.each([
    [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
    [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
    [`${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0`, "Opera on Windows"],
    ["Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Windows"],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15`, "Safari on Mac"],
    [`${MAC} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Mac"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
      "Chrome on iPad",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Samsung Internet on Android",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      "Chrome on ChromeOS",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
    ["Mozilla/5.0 (Windows NT 10.0) Something/1.0", "A browser on Windows"],
    ["curl/8.14.1", "curl"],
    [`x${"y".repeat(5000)}/1`, `x${"y".repeat(29)}`],
    ["Mozilla/5.0", null],
    ["<script>alert(1)</script>", null],
    ["", null],
    [null, null],
  ])("%s", (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
