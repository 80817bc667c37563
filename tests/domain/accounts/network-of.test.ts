import { describe, expect, it } from "vitest";
import { networkOf } from "../../../app/domain/accounts/network-of";

describe("Throttles count a network address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["local", "local"],
  ])("%s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:abcd:0:9"],
    ["2001:db8::1", "2001:db8:0:0:5::"],
    ["::1", "0:0:0:0:1::"],
    ["fe80::", "fe80:0:0::7"],
  ])("of IPv6 by its line, whatever the device says its own half is: %s and %s", (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["2001:db8::1", "2001:db8:0:1::1"],
  ])("and two lines apart: %s and %s", (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});
