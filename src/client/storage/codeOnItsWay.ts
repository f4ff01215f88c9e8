/** What this tab, and no other, remembers over a reload under a name. */
const tabMemory = (name: string) => ({
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
});

export const codeOnItsWay = tabMemory('code-on-its-way');

export const profileCode = tabMemory('profile-code');

/** The code for a new password. */
export const passwordReset = tabMemory('password-reset');

/** What the phone-auth provider has sent last. */
export const providerSending = tabMemory('provider-code');

export function forgetCodes(): void {
  for (const memory of [codeOnItsWay, profileCode, passwordReset, providerSending])
    memory.set(null);
}
