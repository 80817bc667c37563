import { WorkerEntrypoint } from "cloudflare:workers";

const firsts = new WeakMap<object, object>();

/**
 * With each request the runner puts one more proxy around the prototype of its wrapper of the worker, so that the
 * thousandth is a thousand proxies deep and takes a hundred times as long as the first. Here every instance has the
 * prototype of the first one. The runner itself does so from cloudflare/workers-sdk's pull request 15106 on; take this
 * file away with the version that has it, when Node may be newer.
 */
Reflect.construct = new Proxy(Reflect.construct, {
  apply(construct, self, [base, args, made = base]) {
    if (base === WorkerEntrypoint && made !== base) {
      const first = firsts.get(made) ?? made.prototype;
      firsts.set(made, first);
      made.prototype = first;
    }
    return Reflect.apply(construct, self, [base, args, made]);
  },
});
