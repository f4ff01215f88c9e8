import { writeFileSync } from 'node:fs';
import { examineInBoth } from './examine';
import {
  accountOf,
  codeFor,
  expect,
  makeAccount,
  openSignIn,
  sentTo,
  somebody,
  test,
  typeCode,
} from './identity';
import { enterModule } from './journeys';
import { unprovedToken } from './unproved';

test.use({
  // The recorder of a journey reads the pictures of a page by itself, a chosen photo too.
  allowedErrors: [/40[013] \((Bad Request|Unauthorized|Forbidden)\)|Connecting to 'blob:/],
});

test('signing up, proving e-mail and phone, choosing favourites, home (SIGN-01, SIGN-12, SIGN-13, SIGN-15, LOGIN-18, OTP-01)', async ({
  page,
  request,
}) => {
  const who = somebody();
  await enterModule(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Name').fill(who.name);
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(who.phone);
  await dialog.getByLabel(/^Password/).fill('secret1');
  await dialog.getByLabel(/^Confirm Password/).fill('secret1');
  await dialog.getByLabel(/I accept/).check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('We sent a code of six digits to')).toContainText('@example.com');
  await typeCode(page, await codeFor(request, who.email));
  await expect(dialog.getByText('We sent a code of six digits to')).toContainText('+966');
  await typeCode(page, await codeFor(request, who.phone));
  await expect(page.getByText('Signup successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/interest$/);
  // The page before it stands until its own is there, and has buttons too.
  await expect(page.getByRole('heading', { name: 'What do you like best?' })).toBeVisible();
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(accountOf(page, 'Salma')).toBeVisible();
});

test('signing in by a code: a wrong one is told until the next key, a new customer completes the profile (LOGIN-14, LOGIN-16, OTP-05, OTP-11, INFO-01, INFO-04)', async ({
  page,
  request,
}) => {
  const who = somebody();
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Sign in with a code' }).click();
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText('Please give a phone number')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(who.phone);
  await dialog.getByLabel('Remember me').check();
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText(/Demo mode: the code is/)).toBeVisible();
  await expect(dialog.getByText(/Another code in \d+ second/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  await examineInBoth(page, 'code');
  const code = await codeFor(request, who.phone);
  await typeCode(page, code === '000000' ? '000001' : '000000');
  // The toast tells it to who listens, once; the sentence beside the boxes stays until the next key.
  const wrong = dialog.getByText('This code is not right.');
  await expect(wrong).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(wrong).toBeHidden();
  await typeCode(page, code);
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await examineInBoth(page, 'profile completion');
  await dialog.getByLabel('Name').fill(who.name);
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('We sent a code of six digits to')).toContainText('@example.com');
  await typeCode(page, await codeFor(request, who.email));
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(accountOf(page, 'Salma')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('userDatafor'));
  expect(kept).toContain(who.phone.slice(-4));
});

for (const by of ['phone', 'email'] as const) {
  test(`a forgotten password is set anew by ${by}, and Back and reload land on a legal step (FORGOT-01, FORGOT-02, FORGOT-16 to FORGOT-21, LOGIN-24)`, async ({
    page,
    request,
  }) => {
    const who = somebody();
    await makeAccount(request, who);
    await page.goto('/forgot-password?step=2');
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expect(page).toHaveURL(/step=0|forgot-password$/);
    await page.getByText(`By ${by}`).click();
    await page.getByRole('button', { name: 'Send the code' }).click();
    const missing =
      by === 'phone' ? 'Please provide a phone number' : 'Please provide an email address';
    await expect(page.getByText(missing)).toBeVisible();
    if (by === 'phone') await examineInBoth(page, 'forgotten password', 'main');
    if (by === 'phone') await page.getByRole('textbox', { name: 'Phone' }).fill(`0${who.phone}`);
    else
      await page
        .getByRole('main')
        .getByRole('textbox', { name: 'Email', exact: true })
        .fill(who.email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page).toHaveURL(/step=1/);
    await page.reload();
    await expect(page.getByText(/Another code in \d+ second/)).toBeVisible();
    await typeCode(page, await codeFor(request, by === 'phone' ? who.phone : who.email));
    await expect(page).toHaveURL(/step=2/);
    if (by === 'email') await examineInBoth(page, 'new password', 'main');
    await page.getByLabel(/^New password/).fill('secret2');
    await page.getByLabel(/^Confirm Password/).fill('secret3');
    await page.getByRole('button', { name: 'Change my password' }).click();
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await page.getByLabel(/^Confirm Password/).fill('secret2');
    await page.getByRole('button', { name: 'Change my password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email or phone').fill(who.email);
    await dialog.getByLabel(/^Password/).fill('secret2');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Logged in successfully')).toBeVisible();
    // Without a place, home is where one is chosen.
    await expect(page).toHaveURL(/\/$/);
    await expect(accountOf(page, 'Salma')).toBeVisible();
  });
}

test('a changed phone waits for its code over a reload, and cannot be changed once it is proved (PROF-01, PROF-02, PROF-06, PROF-18, PROF-20 to PROF-22)', async ({
  page,
  request,
}) => {
  const { phone } = somebody();
  const token = unprovedToken();
  await page.addInitScript((text) => localStorage.setItem('token', text), token);
  await page.goto('/profile?page=profile-settings');
  await expect(page.getByRole('heading', { name: 'Edit Personal Details' })).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveAttribute('readonly', '');
  await page.getByRole('textbox', { name: 'Phone' }).fill(`+966${phone}`);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  const proof = page.getByRole('dialog', { name: 'Verify your phone' });
  await expect(proof.getByText(/Another code in \d+ second/)).toBeVisible();
  const sends = await sentTo(request, phone);
  await page.reload();
  // The same code is waited for, and no other was sent.
  await expect(proof.getByText(/Another code in \d+ second/)).toBeVisible();
  expect(await sentTo(request, phone)).toEqual(sends);
  await typeCode(page, await codeFor(request, phone));
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.goto('/profile?page=profile-settings');
  await expect(proof).toBeHidden();
  await expect(page.getByText('Not Changeable')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(`+966${phone}`);
});

test('a wrong photo is told, an account is deleted for good (PROF-09, DEL-01, DEL-03 to DEL-05)', async ({
  page,
  request,
}, testInfo) => {
  const token = await makeAccount(request, somebody());
  const photo = testInfo.outputPath('photo.webp');
  writeFileSync(photo, 'RIFF');
  await page.goto('/about-us');
  await page.evaluate((text) => localStorage.setItem('token', text), token);
  await page.goto('/profile?page=profile-settings');
  await page.getByLabel('Choose a photo').setInputFiles(photo);
  await expect(
    page.getByText(
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
