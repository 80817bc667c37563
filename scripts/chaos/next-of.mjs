/**
 * Who waits for a stand-in's next step. `behave` is given what the stand-in is to call with each step. Answers a function
 * that resolves at the next step that is this one, or has these properties; the stand-in's behaviour is set anew with it.
 */
export function nextOf(behave) {
  const waiting = new Set();
  const onStep = (step) => {
    for (const each of waiting) {
      if (!isSame(step, each.wanted)) continue;
      waiting.delete(each);
      each.resolve();
    }
  };
  behave(onStep);
  return (wanted) =>
    new Promise((resolve) => {
      waiting.clear();
      behave(onStep);
      waiting.add({ wanted, resolve });
    });
}

function isSame(step, wanted) {
  if (typeof wanted !== "object") return step === wanted;
  return Object.entries(wanted).every(([name, value]) => step[name] === value);
}
