import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, tokenKey } from '../../../src/client/storage/storage';
import { provideNavigation } from '../../../src/flow/emitted';
import { rememberPage } from '../../../src/identity/actors/providerReturn';
import SignInDialog from '../../../src/identity/signIn/SignInDialog';
import { SocialProviderPage } from '../../../src/identity/socialLogin/SocialProviderPage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const ways = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
};
const accepted = {
  token: 'token-1',
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  type: '',
  email: '',
  phone: '',
  errors: [],
};
const answers: Record<string, unknown> = {
  '/config': {
    ...settings,
    // Codes are offered where they can be sent.
    is_sms_active: 1,
    centralize_login: { ...settings.centralize_login, ...ways },
  },
  '/auth/social-login': accepted,
  '/customer/cart/list': [],
  '/customer/info': { id: 1, f_name: 'Nour', l_name: '' },
};
const asked: { path: string; body: unknown }[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    asked.push({ path, body });
    if (!(path in answers)) throw new ApiError('network', 0);
    return answers[path];
  },
  onUnauthenticated: () => () => undefined,
}));

vi.mock('../../../src/identity/firebase/settings', () => ({
  firebaseProject: { apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' },
  hasFirebase: true,
  isEmulated: false,
}));
const sdk = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
  getRedirectResult: vi.fn(),
}));
vi.mock('firebase/auth', () => {
  class Provider {
    addScope = () => this;
    setCustomParameters = () => this;
  }
  return {
    ...sdk,
    initializeAuth: () => ({}),
    browserPopupRedirectResolver: {},
    browserSessionPersistence: {},
    signOut: async () => undefined,
    signInWithCredential: vi.fn(),
    connectAuthEmulator: vi.fn(),
    GoogleAuthProvider: Provider,
    FacebookAuthProvider: Provider,
    OAuthProvider: Provider,
  };
});

const sdkError = (code: string) => new FirebaseError(code, `Firebase: Error (${code}).`);
const salma = {
  user: {
    uid: 'firebase-1',
    email: 'salma@example.com',
    displayName: 'Salma',
    providerData: [{ providerId: 'google.com', uid: 'google-1', email: 'salma@example.com' }],
    getIdToken: async () => 'id-token',
  },
};

const went: string[] = [];
beforeEach(() => {
  asked.length = 0;
  went.length = 0;
  for (const call of Object.values(sdk)) call.mockReset();
  guestIdKey.set('guest-1');
  tokenKey.set(null);
  provideNavigation((to) => void went.push(to));
});

// Whoever asks for the dialog while it is open is given the open one.
afterEach(() => {
  const dialog = screen.queryByRole('dialog');
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
});

const dialogNow = async () => within(await screen.findByRole('dialog', { name: 'Sign In' }));

async function pressGoogle() {
  const input = { mode: 'sign-in' as const, isAwaited: false };
  await renderAtOnce(<SignInDialog input={input} onDone={() => undefined} />);
  const dialog = await dialogNow();
  await dialog.findByLabelText(/^Password/);
  return dialog;
}

it.each([
  ['alone', { ...ways, manual_login_status: 0, otp_login_status: 0 }],
  ['beside other ways', ways],
])('PAGE-10 a provider %s leads to the terms in a new tab', async (_, centralize_login) => {
  const usual = answers['/config'];
  answers['/config'] = { ...settings, is_sms_active: 1, centralize_login };
  const input = { mode: 'sign-in' as const, isAwaited: false };
  await renderAtOnce(<SignInDialog input={input} onDone={() => undefined} />);
  const dialog = await dialogNow();
  await dialog.findByRole('button', { name: 'Continue with Google' });
  const links = dialog.getAllByRole('link').map((link) => ({
    text: link.parentElement?.textContent,
    to: [link.getAttribute('href'), link.getAttribute('target')],
  }));
  const text = 'By signing in you accept the terms and conditions';
  expect(links).toEqual([{ text, to: ['/terms-and-conditions', '_blank'] }]);
  answers['/config'] = usual;
});

const closed = 'The window was closed before you had chosen an account.';
const blocked =
  'Your browser did not let the window open. Allow it for this page, or go on in this window.';
const unreachable = "The provider can't be reached. Check your connection and try again.";

it.each([
  ['auth/popup-closed-by-user', closed],
  ['auth/cancelled-popup-request', closed],
  ['auth/popup-blocked', blocked],
  ['auth/network-request-failed', unreachable],
  ['auth/account-exists-with-different-credential', /^Signing in this way did not work/],
])('SOC-06 after %s the form is as it was, and another way is offered', async (code, text) => {
  sdk.signInWithPopup.mockRejectedValue(sdkError(code));
  const dialog = await pressGoogle();
  const type = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Email or phone/, 'salma@example.com');
  type(/^Password/, 'secret1');
  fireEvent.click(dialog.getByRole('button', { name: 'Continue with Google' }));
  expect(await dialog.findByText(text)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeDefined();
  const here = dialog.queryByRole('link', { name: 'Go on in this window' });
  expect(here?.getAttribute('href') ?? null).toBe(text === blocked ? '/auth/google?go=1' : null);
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in another way' }));
  const values = [/^Email or phone/, /^Password/].map(
    (label) => dialog.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(['salma@example.com', 'secret1']);
  expect(asked.map(({ path }) => path)).toEqual(['/config']);
});

it('SOC-06 the form for a code comes back with its phone', async () => {
  sdk.signInWithPopup.mockRejectedValue(sdkError('auth/popup-closed-by-user'));
  const dialog = await pressGoogle();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in with a code' }));
  const phone = await dialog.findByRole('textbox', { name: 'Phone' });
  fireEvent.change(phone, { target: { value: '500123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Continue with Google' }));
  await dialog.findByText(closed);
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in another way' }));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(field.value.replaceAll(' ', '')).toContain('500123456');
});

it('SOC-11 who was led to the provider’s page comes back to where they were, signed in', async () => {
  window.history.replaceState(null, '', '/checkout?page=cart');
  rememberPage();
  sdk.getRedirectResult.mockResolvedValue(salma);
  await renderAtOnce(<SocialProviderPage medium="google" isLeaving={false} />);
  expect(await screen.findByText('Logged in successfully')).toBeDefined();
  expect(went[0]).toBe('/checkout?page=cart');
  expect(asked.find(({ path }) => path === '/auth/social-login')?.body).toMatchObject({
    medium: 'google',
    token: 'id-token',
    unique_id: 'google-1',
    email: 'salma@example.com',
  });
  expect(sdk.signInWithPopup).not.toHaveBeenCalled();
  expect(tokenKey.get()).toBe('token-1');
});

it.each([
  ['a provider out of reach', sdkError('auth/network-request-failed'), unreachable],
  ['one who turned back there', sdkError('auth/redirect-cancelled-by-user'), closed],
  ['code that did not arrive', new TypeError('Failed to fetch'), unreachable],
])('SOC-06 coming back after %s leads to the form', async (_, error, text) => {
  sdk.getRedirectResult.mockRejectedValue(error);
  await renderAtOnce(<SocialProviderPage medium="google" isLeaving={false} />);
  const dialog = await dialogNow();
  expect(await dialog.findByText(text)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in another way' }));
  expect(await dialog.findByLabelText(/^Email or phone/)).toBeDefined();
  expect(went).toEqual(['/home']);
});

it('SOC-11 somebody who only opens the address finds the form', async () => {
  sdk.getRedirectResult.mockResolvedValue(null);
  await renderAtOnce(<SocialProviderPage medium="google" isLeaving={false} />);
  const dialog = await dialogNow();
  expect(await dialog.findByLabelText(/^Email or phone/)).toBeDefined();
});

it('SOC-11 the way there leads back to the address without leading away again', async () => {
  window.history.replaceState(null, '', '/auth/google?go=1');
  sdk.signInWithRedirect.mockReturnValue(new Promise(() => undefined));
  await renderAtOnce(<SocialProviderPage medium="google" isLeaving={true} />);
  await waitFor(() => expect(sdk.signInWithRedirect).toHaveBeenCalledOnce());
  expect(window.location.pathname + window.location.search).toBe('/auth/google');
});
