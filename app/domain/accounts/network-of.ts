/**
 * What a network address is throttled by: itself, or of IPv6 its first 64 bits, because one line has the other 64 to
 * itself and could count as a new visitor each time. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(":")) return address;
  const [front = "", back] = address.toLowerCase().split("::");
  const groups = front === "" ? [] : front.split(":");
  const left = back === undefined || back === "" ? [] : back.split(":");
  const gap = back === undefined ? 0 : Math.max(0, 8 - groups.length - left.length);
  const whole = [...groups, ...Array.from({ length: gap }, () => "0"), ...left];
  const first = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${first.join(":")}::/64`;
}
