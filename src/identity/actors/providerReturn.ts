import type { Medium } from '../../../machines/identity/identityAnswer';
import type { ProviderAnswer } from '../firebase/signIn';

let returned: { medium: Medium; answer: ProviderAnswer } | null = null;

export function keepReturn(medium: Medium, answer: ProviderAnswer): void {
  returned = { medium, answer };
}

/** The kept answer of this provider, once. */
export function takeReturn(medium: Medium): ProviderAnswer | null {
  const answer = returned?.medium === medium ? returned.answer : null;
  returned = null;
  return answer;
}

const name = 'provider-from';

export function rememberPage(): void {
  try {
    const { pathname, search } = window.location;
    window.sessionStorage.setItem(name, `${pathname}${search}`);
  } catch {
    // A browser that keeps nothing leads back to the start.
  }
}

/** The noted page, once; the shop's home when none is. */
export function takePage(): string {
  try {
    const page = window.sessionStorage.getItem(name) ?? '';
    window.sessionStorage.removeItem(name);
    return /^\/(?!\/|auth\/)/.test(page) ? page : '/home';
  } catch {
    return '/home';
  }
}
