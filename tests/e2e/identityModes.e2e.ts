import { expect, openSignIn, test, withSettings } from './identity';

const ways = {
  password: (on: boolean) => ({ manual_login_status: on ? 1 : 0 }),
  code: (on: boolean) => ({ otp_login_status: on ? 1 : 0 }),
  social: (on: boolean) => ({ social_login_status: on ? 1 : 0 }),
};

const modes = [
  { mode: 'all', code: true, password: true, social: true },
  { mode: 'otp_manual', code: true, password: true, social: false },
  { mode: 'otp_social', code: true, password: false, social: true },
  { mode: 'manual_social', code: false, password: true, social: true },
  { mode: 'otp', code: true, password: false, social: false },
  { mode: 'manual', code: false, password: true, social: false },
  { mode: 'social', code: false, password: false, social: true },
];

for (const { mode, code, password, social } of modes) {
  test(`the mode ${mode} offers its ways to sign in and no others (LOGIN-01, LOGIN-04, LOGIN-05)`, async ({
    page,
  }) => {
    await withSettings(page, ({ centralize_login }) => ({
      centralize_login: {
        ...Object(centralize_login),
        ...ways.password(password),
        ...ways.code(code),
        ...ways.social(social),
      },
    }));
    const dialog = await openSignIn(page);
    const first = password
      ? dialog.getByLabel('Email or phone')
      : code
        ? dialog.getByRole('textbox', { name: 'Phone' })
        : dialog.getByRole('button', { name: 'Continue with Google' });
    await expect(first).toBeVisible();
    const offered = async (name: string) =>
      (await dialog.getByRole('button', { name, exact: true }).count()) === 1;
    expect({
      code: (await offered('Sign in with a code')) || (code && !password),
      password: (await dialog.getByLabel(/^Password/).count()) === 1,
      google: await offered('Continue with Google'),
      facebook: await offered('Continue with Facebook'),
      apple: await offered('Continue with Apple'),
      signUp: await offered('Sign Up'),
      forgot: await offered('Forgot password?'),
    }).toEqual({
      code,
      password,
      google: social,
      facebook: social,
      apple: social,
      signUp: password,
      forgot: password,
    });
  });
}

test('without any way switched on it is by password (LOGIN-05)', async ({ page }) => {
  await withSettings(page, () => ({ centralize_login: {} }));
  const dialog = await openSignIn(page);
  await expect(dialog.getByLabel('Email or phone')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Continue with|Sign in with/ })).toHaveCount(0);
});

test('a form with a phone is 330 px wide, its country fixed unless the shop lets it be picked (LOGIN-03, CHK-12)', async ({
  page,
}) => {
  await withSettings(page, () => ({ country_picker_status: 0 }));
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Sign in with a code' }).click();
  await expect(dialog.getByLabel('Country')).toBeDisabled();
  const form = await dialog.locator('form').boundingBox();
  expect(form?.width).toBe(330);
  await expect(page.locator('#invisible-captcha')).toBeHidden();
});
