const name = 'code-on-its-way';

/** What this tab remembers of a code that was sent, over a reload. */
export const codeOnItsWay = {
  get(): unknown {
    try {
      return JSON.parse(window.sessionStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  set(value: object | null): void {
    try {
      if (value) window.sessionStorage.setItem(name, JSON.stringify(value));
      else window.sessionStorage.removeItem(name);
    } catch {
      // A browser that keeps nothing begins anew after a reload.
    }
  },
};
