/** The same object with some members replaced: a binding of the platform that fails where a test wants it to. */
export function overriding<T extends object>(target: T, changes: Partial<T>): T {
  return new Proxy(target, {
    get(real, name) {
      const changed: unknown = Reflect.get(changes, name);
      if (changed !== undefined) return changed;
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
}
