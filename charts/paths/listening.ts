/** A guard that tells what it answers; one that joins others is asked by XState through its `check`. */
export function listening(guard: unknown, tell: (held: boolean) => void): unknown {
  if (typeof guard !== 'function') return guard;
  const telling =
    (answer: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const held = Boolean(answer(...args));
      tell(held);
      return held;
    };
  const check: unknown = Reflect.get(guard, 'check');
  if (typeof check !== 'function')
    return telling((...args) => Reflect.apply(guard, undefined, args));
  return Object.assign(() => false, guard, {
    check: telling((...args) => Reflect.apply(check, undefined, args)),
  });
}
