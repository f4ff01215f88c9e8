import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, rememberedKey, tokenKey } from '../../../src/client/storage/storage';
import SignInDialog from '../../../src/identity/signIn/SignInDialog';
import { saidAt } from '../../support/announcements';
import { settings } from '../../support/fakeCart';
import { heardAtFocus } from '../../support/heardAtFocus';
import { renderAtOnce } from '../../support/renderAtOnce';

vi.setConfig({ testTimeout: 20_000 });

const answers = new Map<string, () => unknown>();
const asked: { path: string; body: unknown; token: string | null }[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    asked.push({ path, body, token: tokenKey.get() });
    const answer = answers.get(path);
    if (!answer) throw new ApiError('network', 0);
    return answer();
  },
  onUnauthenticated: () => () => undefined,
}));

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
const refuse = (status: number, code: string, message: string) => () => {
  throw new ApiError(status === 401 ? 'unauthenticated' : 'refused', status, [{ code, message }]);
};

beforeEach(() => {
  asked.length = 0;
  window.sessionStorage.clear();
  answers.clear();
  guestIdKey.set('guest-1');
  answers.set('/config', () => settings);
  answers.set('/auth/login', () => accepted);
  answers.set('/auth/sign-up', () => accepted);
  answers.set('/customer/cart/list', () => []);
  answers.set('/customer/info', () => ({ id: 1, f_name: 'Nour', l_name: '' }));
});

async function open(mode: 'sign-in' | 'sign-up' = 'sign-in') {
  const onDone = vi.fn();
  await renderAtOnce(<SignInDialog input={{ mode, isAwaited: false }} onDone={onDone} />);
  const dialog = within(
    await screen.findByRole('dialog', { name: mode === 'sign-in' ? 'Sign In' : 'Sign Up' }),
  );
  await dialog.findByLabelText(/^Password/);
  const type = (label: RegExp | string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const submit = (name = 'Sign In') => fireEvent.click(dialog.getByRole('button', { name }));
  return { dialog, onDone, type, submit };
}

const password = /^Password/;

describe('signing in', () => {
  it.each([
    ['password', { manual_login_status: 1 }, 'Sign In'],
    ['code', { otp_login_status: 1 }, 'Send me a code'],
    ['password or code', { manual_login_status: 1, otp_login_status: 1 }, 'Sign In'],
  ])('PAGE-10 by %s leads to the terms in a new tab', async (_, ways, button) => {
    const centralize_login = { ...settings.centralize_login, manual_login_status: 0, ...ways };
    answers.set('/config', () => ({ ...settings, is_sms_active: 1, centralize_login }));
    const input = { mode: 'sign-in', isAwaited: false } as const;
    await renderAtOnce(<SignInDialog input={input} onDone={() => undefined} />);
    await screen.findByRole('button', { name: button });
    const terms = screen.getByRole('link', { name: 'terms and conditions' });
    expect(terms.parentElement?.textContent).toBe(
      'By signing in you accept the terms and conditions',
    );
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual([
      '/terms-and-conditions',
      '_blank',
    ]);
  });

  it.each([
    ['LOGIN-10', '', 'secret1', 'Email or phone number is required'],
    ['LOGIN-11', 'nonsense', 'secret1', 'Must be a valid email or phone number'],
    ['LOGIN-12', 'a@b.co', '', 'Password is required'],
    ['LOGIN-13', 'a@b.co', '12345', 'Password is too short - should be 6 chars minimum.'],
  ])('%s tells what is wrong with "%s" and "%s"', async (_, identifier, secret, text) => {
    const { dialog, type, submit } = await open();
    type(/^Email or phone/, identifier);
    type(password, secret);
    submit();
    expect(await dialog.findByText(text)).toBeDefined();
    expect(asked.map(({ path }) => path)).not.toContain('/auth/login');
  });

  it('LOGIN-07, LOGIN-20 to LOGIN-23 stores the token, then fetches cart and profile', async () => {
    const { onDone, type, submit } = await open();
    type(/^Email or phone/, '+966 55 000 0101');
    type(password, 'secret1');
    submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ signedIn: true }));
    expect(await screen.findByText('Logged in successfully')).toBeDefined();
    expect(tokenKey.get()).toBe('token-1');
    expect(asked.find(({ path }) => path === '/auth/login')?.body).toEqual({
      email_or_phone: '+966550000101',
      password: 'secret1',
      login_type: 'manual',
      field_type: 'phone',
      type: 'phone',
      guest_id: 'guest-1',
    });
    expect(asked.find(({ path }) => path === '/customer/info')?.token).toBe('token-1');
    expect(rememberedKey.get()).toBeNull();
  });

  it('LOGIN-26 remembers who it was, never the password', async () => {
    const { dialog, onDone, type, submit } = await open();
    type(/^Email or phone/, 'nour@example.com');
    type(password, 'secret1');
    fireEvent.click(dialog.getByLabelText('Remember me'));
    submit();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(rememberedKey.get()).toEqual({ email_or_phone: 'nour@example.com' });
    expect(window.localStorage.getItem('userDatafor')).not.toContain('secret1');
  });

  it('LOGIN-25 a refusal stands at the field and leaves with the first keystroke', async () => {
    answers.set('/auth/login', refuse(401, 'credentials', 'Not right.'));
    const { dialog, onDone, type, submit } = await open();
    type(/^Email or phone/, 'nour@example.com');
    type(password, 'secret1');
    submit();
    expect(await dialog.findByText('Not right.')).toBeDefined();
    expect(heardAtFocus()).toEqual(['Not right.']);
    type(password, 'secret12');
    await waitFor(() => expect(dialog.queryByText('Not right.')).toBeNull());
    expect(onDone).not.toHaveBeenCalled();
  });

  it('LOGIN-25, ERR-01 what is about no field is said once, by a toast, and stands above the form', async () => {
    const message = 'Too many attempts for now.';
    answers.set('/auth/login', refuse(429, 'rate_limited', message));
    const { dialog, type } = await open();
    type(/^Email or phone/, 'nour@example.com');
    type(password, 'secret1');
    expect(await saidAt('Sign In', message)).toEqual([message]);
    expect(dialog.getByRole('note').textContent).toBe(message);
    expect(screen.getByRole('alert').textContent).toBe(message);
    type(password, 'secret12');
    expect(dialog.queryByText(message)).toBeNull();
  });

  it('keeps what was typed when the shop cannot be reached', async () => {
    answers.delete('/auth/login');
    const { dialog, type, submit } = await open();
    type(/^Email or phone/, 'nour@example.com');
    type(password, 'secret1');
    submit();
    expect(await dialog.findByRole('alert')).toBeDefined();
    const field = dialog.getByLabelText<HTMLInputElement>(/^Email or phone/);
    expect(field.value).toBe('nour@example.com');
  });

  it('has the marks that password managers look for', async () => {
    const { dialog } = await open();
    const marks = [/^Email or phone/, password].map((label) =>
      dialog.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(marks).toEqual(['username', 'current-password']);
  });
});

describe('signing up', () => {
  const fill = (type: (label: RegExp | string, value: string) => void) => {
    type(/^Name/, 'Nour');
    type(/^Email/, 'nour@example.com');
    type(/^Phone/, '(202) 555-0101');
    type(password, 'secret1');
    type(/^Confirm Password/, 'secret1');
  };

  it('SIGN-09 cannot be sent before the terms are accepted', async () => {
    const { dialog, type } = await open('sign-up');
    fill(type);
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' });
    expect(send.disabled).toBe(true);
    expect(dialog.getByText('You must accept the terms and conditions')).toBeDefined();
    fireEvent.click(dialog.getByLabelText(/I accept/));
    expect(send.disabled).toBe(false);
    const terms = dialog.getByRole('link', { name: 'terms and conditions' });
    expect(terms.getAttribute('href')).toBe('/terms-and-conditions');
  });

  it('SIGN-01 to SIGN-08 tells what is missing', async () => {
    const { dialog, submit } = await open('sign-up');
    fireEvent.click(dialog.getByLabelText(/I accept/));
    submit('Sign Up');
    for (const text of [
      'First name is required',
      'Email is required',
      'Please give a phone number',
      'Password is required',
    ]) {
      expect(await dialog.findByText(text)).toBeDefined();
    }
  });

  it.each([
    ['SIGN-02', /^Email/, 'nour@', 'Must be a valid email'],
    ['SIGN-05', /^Phone/, '12345', 'number must be 10 digits'],
    ['SIGN-06', password, '123', 'Password is too short - should be 6 chars minimum.'],
    ['SIGN-08', /^Confirm Password/, 'secret2', 'Passwords must match'],
  ])('%s %s "%s"', async (_, label, value, text) => {
    const { dialog, type, submit } = await open('sign-up');
    fill(type);
    type(label, value);
    fireEvent.click(dialog.getByLabelText(/I accept/));
    submit('Sign Up');
    expect(await dialog.findByText(text)).toBeDefined();
    expect(asked.map(({ path }) => path)).not.toContain('/auth/sign-up');
  });

  it('LOGIN-20 does not close while the account is made, which takes the cart over', async () => {
    let answer = (_: typeof accepted) => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    answers.set('/auth/sign-up', () => late);
    const { dialog, onDone, type, submit } = await open('sign-up');
    fill(type);
    fireEvent.click(dialog.getByLabelText(/I accept/));
    submit('Sign Up');
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/auth/sign-up'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onDone.mock.calls).toEqual([]);
    answer(accepted);
    await waitFor(() => expect(onDone.mock.calls).toEqual([[{ signedIn: true }]]));
  });

  it('SIGN-11 to SIGN-13 makes the account and signs in', async () => {
    const { dialog, onDone, type, submit } = await open('sign-up');
    fill(type);
    fireEvent.click(dialog.getByLabelText(/I accept/));
    submit('Sign Up');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ signedIn: true }));
    expect(await screen.findByText('Signup successfully')).toBeDefined();
    expect(asked.find(({ path }) => path === '/auth/sign-up')?.body).toEqual({
      name: 'Nour',
      email: 'nour@example.com',
      phone: '+12025550101',
      password: 'secret1',
      confirm_password: 'secret1',
      ref_code: null,
      guest_id: 'guest-1',
    });
  });

  it('SIGN-12 who mistyped the phone of a new account finds all that was typed, and puts it right', async () => {
    answers.set('/config', () => ({
      ...settings,
      centralize_login: { ...settings.centralize_login, phone_verification_status: 1 },
    }));
    const unproved = { ...accepted, token: null, is_phone_verified: 0, phone: '+12025550101' };
    answers.set('/auth/sign-up', () => unproved);
    answers.set('/auth/resend-otp', () => ({ message: '' }));
    const { dialog, type, submit } = await open('sign-up');
    fill(type);
    fireEvent.click(dialog.getByLabelText(/I accept/));
    submit('Sign Up');
    fireEvent.click(await screen.findByText('Change the number'));
    expect((await dialog.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Nour');
    type(/^Phone/, '(202) 555-0102');
    submit('Sign Up');
    await screen.findByText('Change the number');
    const sent = asked.filter(({ path }) => path === '/auth/sign-up').map(({ body }) => body);
    const first = {
      name: 'Nour',
      email: 'nour@example.com',
      phone: '+12025550101',
      password: 'secret1',
      confirm_password: 'secret1',
      ref_code: null,
      guest_id: 'guest-1',
    };
    expect(sent).toEqual([first, { ...first, phone: '+12025550102' }]);
  });

  it('SIGN-16 a known e-mail is told at its field', async () => {
    answers.set('/auth/sign-up', refuse(403, 'email_taken', 'Already registered.'));
    const { dialog, type, submit } = await open('sign-up');
    fill(type);
    fireEvent.click(dialog.getByLabelText(/I accept/));
    submit('Sign Up');
    expect(await dialog.findByText('Already registered.')).toBeDefined();
    expect(dialog.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Email/));
    expect(heardAtFocus()).toEqual(['Already registered.']);
  });
});

describe('leaving a field', () => {
  it('says on leaving what is wrong, of an empty field nothing, and takes no click away', async () => {
    const { dialog } = await open();
    const field = dialog.getByLabelText(/^Email or phone/);
    fireEvent.blur(field);
    expect(dialog.queryByText('Email or phone number is required')).toBeNull();
    fireEvent.change(field, { target: { value: 'nonsense' } });
    fireEvent.pointerDown(dialog.getByText('Remember me'));
    fireEvent.blur(field);
    expect(dialog.queryByText('Must be a valid email or phone number')).toBeNull();
    fireEvent.pointerUp(dialog.getByText('Remember me'));
    expect(await dialog.findByText('Must be a valid email or phone number')).toBeDefined();
  });
});

it('LOGIN-05 only social sign-in is on and no provider can be reached: no form is shown that the shop would refuse', async () => {
  const centralize_login = { ...settings.centralize_login, manual_login_status: 0 };
  answers.set('/config', () => ({
    ...settings,
    centralize_login: { ...centralize_login, social_login_status: 1, google_login_status: 1 },
  }));
  const onDone = vi.fn();
  await renderAtOnce(
    <SignInDialog input={{ mode: 'sign-in', isAwaited: false }} onDone={onDone} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  const said = await dialog.findByRole('alert');
  expect(said.textContent).toBe('Signing in is not set up in this shop yet.');
  expect(dialog.queryByLabelText(/^Password/)).toBeNull();
  const [, close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close) fireEvent.click(close);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ signedIn: false }));
  expect(asked.map(({ path }) => path)).not.toContain('/auth/login');
});
