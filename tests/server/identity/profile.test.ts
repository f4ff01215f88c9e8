import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '../../../domain/account/customerEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { smallGif, smallPng } from '../../support/pictures';
import { type IdentityWorld, openIdentity, otherThan } from './world';

let world: IdentityWorld;
beforeAll(async () => {
  world = await openIdentity();
});
beforeEach(() => world.offer('manual_login_status'));
afterAll(() => world.close());

const profileOf = (token: string) => world.call(getProfile, { token });
const change = (token: string, body: object) => world.call(updateProfile, { token, body });
const codeOf = async (token: string, body: object) =>
  (await world.refusal(updateProfile, { token, body })).errors[0]?.code;

describe('profile', () => {
  it('PROF-12 carries what the wire says, in its types', async () => {
    const { token, name, email, phone } = await world.member();
    const [f_name, l_name] = name.split(' ');
    const raw = async (): Promise<unknown> => (await world.request(getProfile, { token })).json();
    const fields = {
      f_name,
      l_name,
      phone,
      email,
      image: '',
      image_full_url: '',
      is_email_verified: '0',
      is_phone_verified: 0,
      storage: [],
    };
    expect(await raw()).toMatchObject(fields);
    await change(token, { phone, button_type: 'phone' });
    await change(token, { otp: await world.codeTo(phone) });
    await change(token, { email, button_type: 'email' });
    await change(token, { otp: await world.codeTo(email), verification_on: 'email' });
    const png = Uint8Array.from(smallPng);
    const image = new File([png], 'me.png', { type: 'image/png' });
    await change(token, { image });
    const now = await raw();
    expect(now).toMatchObject({
      is_email_verified: '1',
      is_phone_verified: 1,
      image_full_url: expect.stringMatching(/^\S+\.png$/),
      storage: [{ key: 'image', value: 'public' }],
    });
  });

  it('PROF-18 PROF-20 saved again a moment later, waits for the code that is on its way', async () => {
    const { token } = await world.member();
    const [{ email, phone }, other] = [world.stranger(), world.stranger()];
    await world.offer('email_verification_status', 'phone_verification_status');
    const first = await change(token, { email, phone: other.phone });
    expect(await change(token, { email, phone })).toEqual(first);
    expect(await world.sentTo(email)).toBe(1);
    expect((await change(token, { otp: await world.codeTo(email) })).otp_send).toBe(1);
    expect((await change(token, { otp: await world.codeTo(phone) })).otp_send).toBe(0);
    const now = await profileOf(token);
    expect([now.email, now.phone]).toEqual([email, phone]);
  });

  it('PROF-13 PROF-21 changes at once what needs no proof', async () => {
    const { token } = await world.member();
    const { email, phone } = world.stranger();
    expect(await change(token, { name: 'Nora Al Said', email, phone })).toEqual({
      message: 'Profile updated successfully!',
      otp_send: 0,
      verification_on: '',
      verification_medium: '',
    });
    expect(await profileOf(token)).toMatchObject({
      f_name: 'Nora',
      l_name: 'Al Said',
      email,
      phone,
      is_email_verified: 0,
      is_phone_verified: 0,
    });
  });

  it('PROF-18 PROF-20 PROF-22 a new e-mail and phone wait for their codes, one after the other', async () => {
    const person = await world.member();
    const { token } = person;
    await world.offer('email_verification_status', 'phone_verification_status');
    const { email, phone } = world.stranger();
    const asked = await change(token, { email, phone, name: 'Mona Salem' });
    expect(asked).toMatchObject({
      otp_send: 1,
      rest_saved: 1,
      verification_on: 'email',
      verification_medium: 'email',
      code_sent: { on: 'email' },
    });
    expect(await profileOf(token)).toMatchObject({
      email: person.email,
      phone: person.phone,
      f_name: 'Mona',
      l_name: 'Salem',
    });
    const code = await world.codeTo(email);
    expect(await codeOf(token, { otp: otherThan(code), verification_on: 'email' })).toBe(
      'otp_wrong',
    );
    const next = await change(token, { otp: code, verification_on: 'email' });
    expect(next).toMatchObject({
      otp_send: 1,
      verification_on: 'phone',
      verification_medium: 'sms',
      code_sent: { on: 'phone' },
    });
    const done = { otp: await world.codeTo(phone), verification_on: 'phone' };
    expect(await change(token, done)).toMatchObject({ otp_send: 0 });
    expect(await profileOf(token)).toMatchObject({
      email,
      phone,
      is_email_verified: 1,
      is_phone_verified: 1,
    });
    expect(await codeOf(token, done)).toBe('otp_expired');
  });

  it('PROF-14 PROF-22 a first code that comes twice is no guess at the second', async () => {
    const { token } = await world.member();
    await world.offer('email_verification_status', 'phone_verification_status');
    const { email, phone } = world.stranger();
    await change(token, { email, phone });
    const first = { otp: await world.codeTo(email), verification_on: 'email' };
    await change(token, first);
    for (let time = 0; time < 6; time += 1) expect(await codeOf(token, first)).toBe('otp_expired');
    // Asked again, the change waits for the code that is on its way.
    const again = await change(token, { email, phone });
    expect([again.otp_send, again.verification_on]).toEqual([1, 'phone']);
    expect(await world.sentTo(phone)).toBe(1);
    const second = { otp: await world.codeTo(phone), verification_on: 'phone' };
    expect((await change(token, second)).otp_send).toBe(0);
    const now = await profileOf(token);
    expect([now.email, now.phone]).toEqual([email, phone]);
  });

  it('PROF-06 a proved phone cannot be changed; the button beside one proves it', async () => {
    const { token, phone } = await world.member();
    const asked = await change(token, { phone, button_type: 'phone' });
    expect(asked).toMatchObject({ otp_send: 1, verification_on: 'phone' });
    await change(token, { otp: await world.codeTo(phone) });
    expect((await profileOf(token)).is_phone_verified).toBe(1);
    const other = { phone: world.stranger().phone };
    expect(await world.refusal(updateProfile, { token, body: other })).toMatchObject({
      status: 403,
      errors: [{ code: 'not_changeable', message: 'Not Changeable', field: 'phone' }],
    });
  });

  it('the code of one customer changes nothing of another', async () => {
    const [mine, theirs] = [await world.member(), await world.member()];
    await world.offer('email_verification_status');
    const { email } = world.stranger();
    await change(mine.token, { email });
    const code = await world.codeTo(email);
    expect(await codeOf(theirs.token, { otp: code, verification_on: 'email' })).toBe('otp_expired');
    expect((await profileOf(theirs.token)).email).toBe(theirs.email);
  });

  it.each(['email', 'phone'] as const)('a taken %s lands on its field', async (field) => {
    const [mine, theirs] = [await world.member(), await world.member()];
    const body = { [field]: theirs[field] };
    const { errors } = await world.refusal(updateProfile, { token: mine.token, body });
    expect(errors[0]).toMatchObject({ code: `${field}_taken`, field });
  });

  it('PROF-07 a new password ends all other sessions', async () => {
    const person = await world.member();
    const other = (await world.signIn(person)) ?? '';
    expect(await codeOf(person.token, { password: '12345' })).toBe('validation');
    await change(person.token, { password: 'another1', confirm_password: 'another1' });
    expect((await profileOf(person.token)).email).toBe(person.email);
    expect((await world.refusal(getProfile, { token: other })).status).toBe(401);
    expect(await world.signIn({ ...person, password: 'another1' })).toMatch(/^[\w-]{43}$/);
  });
});

describe('photo', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (token: string, bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.set('name', 'Noor Photo');
    form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    return world.app.request('/api/v1/customer/update-profile', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
  };
  const refusedAs = async (response: Response) => {
    const { errors } = (await response.json()) as { errors: Record<string, string>[] };
    return [response.status, errors[0]?.code, errors[0]?.field];
  };

  it('PROF-08 is what it holds, whatever it is called, and is served as that alone', async () => {
    const { token } = await world.member();
    expect(
      (await upload(token, Buffer.concat([png, Buffer.from('<script>')]), 'picture.exe')).status,
    ).toBe(200);
    const { image_full_url } = await profileOf(token);
    expect(image_full_url).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.png$/);
    const served = await world.app.request(image_full_url);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.subarray(0, 8)).toEqual(png.subarray(0, 8));
    expect(bytes.includes('<script>')).toBe(false);
    const names = ['Content-Type', 'X-Content-Type-Options', 'Content-Security-Policy'];
    expect(names.map((name) => served.headers.get(name))).toEqual([
      'image/png',
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    await upload(token, smallGif, 'second.gif');
    expect((await world.app.request(image_full_url)).status).toBe(404);
    expect((await profileOf(token)).image_full_url).toMatch(/\.gif$/);
  });

  it.each([
    ['avif', Buffer.from('\0\0\0 ftypavif')],
    ['webp', Buffer.from('RIFF0000WEBPVP8 ')],
    ['pdf', Buffer.from('%PDF-1.7')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['html', Buffer.from('<script>alert(1)</script>')],
  ])('PROF-09 %s is refused, also when it is called a PNG', async (_kind, bytes) => {
    const { token } = await world.member();
    const refused = await upload(token, bytes, 'photo.png');
    expect(await refusedAs(refused)).toEqual([403, 'image_format', 'image']);
  });

  it('PROF-10 2 MB pass, a byte more does not', async () => {
    const { token } = await world.member();
    const most = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 - png.length)]);
    expect((await upload(token, most, 'big.png')).status).toBe(200);
    const more = await upload(token, Buffer.concat([most, Buffer.alloc(1)]), 'bigger.png');
    expect(await refusedAs(more)).toEqual([413, 'too_large', 'image']);
  });
});
