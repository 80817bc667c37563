// What stands for dom-serializer in the worker (wrangler.toml): the text of HTML is read, and none is written. With it came
// two tables of all entities, 26 kB of the bundle, that only came along because html-to-text can hand HTML on as it is.

/** Nothing is written here, so whoever calls it has made a mistake that should be seen. */
export function render(): never {
  throw new Error("No HTML is written in the worker.");
}

export default render;
