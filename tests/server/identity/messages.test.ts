import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '../../../domain/account/customerEndpoints';
import { login, signUp, updateInfo } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { getConfig } from '../../../domain/place/placeEndpoints';
import { codes } from '../../../server/db/schema/identity';
import { type IdentityWorld, openIdentity } from './world';

const portOf = (server: Server | SMTPServer['server']) => (server.address() as AddressInfo).port;

describe('mail by SMTP', () => {
  const mails: { from: string; to: string[]; text: string }[] = [];
  let refuses = false;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such box') : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  let world: IdentityWorld;
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    world = await openIdentity({
      DEMO_MODE: '0',
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
      MAIL_FROM: 'Shop <codes@shop.example>',
      PUBLIC_URL: 'https://shop.example',
    });
    await world.offer('email_verification_status');
  });
  afterAll(async () => {
    world.deps.messenger.close();
    await world.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('carries the code in the language of the shopper, and nothing shows it elsewhere', async () => {
    const person = world.stranger();
    const answer = await world.call(signUp, { body: person, language: 'ar' });
    expect(answer.code_sent).not.toHaveProperty('demo_otp');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect([mail?.from, mail?.to]).toEqual(['codes@shop.example', [person.email]]);
    const body = mail?.text.split('\r\n\r\n').slice(1).join('\n') ?? '';
    const text = /base64/.test(mail?.text ?? '') ? Buffer.from(body, 'base64').toString() : body;
    expect(text).toMatch(/\d{6}/);
    expect(text).toContain('لتأكيد حسابك');
    expect((await world.app.request('/demo/outbox')).status).toBe(404);
  });

  it('not delivered is a refusal that leaves nothing behind: the same form can be sent again', async () => {
    const person = world.stranger();
    refuses = true;
    const failed = await world.refusal(signUp, { body: person });
    expect([failed.status, failed.errors[0]?.code]).toEqual([503, 'not_delivered']);
    refuses = false;
    expect((await world.call(signUp, { body: person })).code_sent?.on).toBe('email');
    expect(mails.at(-1)?.to).toEqual([person.email]);
  });

  it('PROF-21 PROF-23 a profile is not changed in part where its code is not delivered', async () => {
    await world.offer('manual_login_status');
    const person = await world.member();
    const other = (await world.signIn(person)) ?? '';
    await world.offer('manual_login_status', 'email_verification_status');
    const { email } = world.stranger();
    const secret = { password: 'another1', confirm_password: 'another1' };
    const change = { token: person.token, body: { name: 'Mona Salem', email, ...secret } };
    refuses = true;
    const failed = await world.refusal(updateProfile, change);
    refuses = false;
    expect([failed.status, failed.errors[0]?.code]).toEqual([503, 'not_delivered']);
    const before = await world.call(getProfile, { token: other });
    expect(`${before.f_name} ${before.l_name}`).toBe(person.name);
    const { verification_on, rest_saved } = await world.call(updateProfile, change);
    expect([verification_on, rest_saved]).toEqual(['email', 1]);
    const after = await world.call(getProfile, { token: person.token });
    expect([after.f_name, after.l_name, after.email]).toEqual(['Mona', 'Salem', person.email]);
    expect((await world.refusal(getProfile, { token: other })).status).toBe(401);
  });

  it('FORGOT-06 only channels that reach somebody are active', async () => {
    const { is_mail_active, is_sms_active } = await world.call(getConfig);
    expect([is_mail_active, is_sms_active]).toEqual([1, 0]);
    await world.offer('otp_login_status');
    const body = { login_type: 'otp', phone: world.stranger().phone };
    expect((await world.refusal(login, { body })).errors[0]?.code).toBe('not_delivered');
  });
});

describe('text messages by an HTTP service', () => {
  const calls: { method: string; url: string; key: string; body: string }[] = [];
  let status = 200;
  const read = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts).toString();
  };
  const service = createServer((request, response) => {
    void read(request).then((body) => {
      calls.push({
        method: request.method ?? '',
        url: request.url ?? '',
        key: String(request.headers['x-key'] ?? ''),
        body,
      });
      response.writeHead(status).end('{}');
    });
  });
  let world: IdentityWorld;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    world = await openIdentity({
      DEMO_MODE: '0',
      SMS_URL: `http://127.0.0.1:${portOf(service)}/send?to={to}`,
      SMS_METHOD: 'PUT',
      SMS_HEADERS: '{"X-Key":"k1"}',
      SMS_BODY: '{"number":"{to}","message":"{text}","n":"{code}"}',
      PUBLIC_URL: 'https://shop.example',
    });
    await world.offer('otp_login_status');
  });
  afterAll(async () => {
    await world.close();
    await new Promise((resolve) => service.close(resolve));
  });

  it('method, address, headers and body are as configured', async () => {
    const { phone } = world.stranger();
    await world.call(login, { body: { login_type: 'otp', phone } });
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect([call?.method, call?.url, call?.key]).toEqual([
      'PUT',
      `/send?to=${encodeURIComponent(phone)}`,
      'k1',
    ]);
    const sent = JSON.parse(call?.body ?? '') as { number: string; message: string; n: string };
    expect(sent.number).toBe(phone);
    expect(sent.message).toBe(
      `${sent.n} is your Flowmart code to sign in.\nIt is valid for 10 minutes. Do not share it with anybody.\n\n@shop.example #${sent.n}`,
    );
    const body = { login_type: 'otp', phone, otp: sent.n };
    expect((await world.call(login, { body })).is_personal_info).toBe(0);
  });

  it('INFO-03 a profile whose e-mail could not be sent its code can be sent again', async () => {
    const { name, email, phone } = world.stranger();
    await world.call(login, { body: { login_type: 'otp', phone } });
    const { n: otp } = JSON.parse(calls.at(-1)?.body ?? '') as { n: string };
    const { completion_token } = await world.call(login, {
      body: { login_type: 'otp', phone, otp },
    });
    const body = { name, email, login_type: 'otp', completion_token };
    await world.offer('otp_login_status', 'email_verification_status');
    for (const _ of [1, 2]) {
      const failed = await world.refusal(updateInfo, { body });
      expect([failed.status, failed.errors[0]?.code]).toEqual([503, 'not_delivered']);
    }
    await world.offer('otp_login_status');
    expect((await world.call(updateInfo, { body })).token).toMatch(/^[\w-]{43}$/);
    expect((await world.refusal(updateInfo, { body })).errors[0]?.code).toBe('completion_expired');
  });

  it('a service that refuses is told as such, and the shopper may try again at once', async () => {
    const { phone } = world.stranger();
    status = 500;
    const failed = await world.refusal(login, { body: { login_type: 'otp', phone } });
    expect([failed.status, failed.errors[0]?.code]).toEqual([503, 'not_delivered']);
    status = 200;
    expect((await world.request(login, { body: { login_type: 'otp', phone } })).status).toBe(200);
  });

  it('a message that nobody took leaves the code of before as it was', async () => {
    const { phone } = world.stranger();
    const body = { login_type: 'otp', phone };
    await world.call(login, { body });
    const earlier = (JSON.parse(calls.at(-1)?.body ?? '') as { n: string }).n;
    await world.refusal(login, {
      body: { ...body, otp: earlier === '000000' ? '111111' : '000000' },
    });
    world.clock.advance(61_000);
    status = 500;
    const failed = await world.refusal(login, { body });
    expect(failed.errors[0]?.code).toBe('not_delivered');
    const [row] = await world.db.select().from(codes).where(eq(codes.subject, phone));
    expect([row?.wrongTries, row?.usedAt]).toEqual([1, null]);
    const proven = await world.call(login, { body: { ...body, otp: earlier } });
    expect(proven.is_personal_info).toBe(0);
  });
});

describe('the outbox of the demo', () => {
  let world: IdentityWorld;
  beforeAll(async () => {
    world = await openIdentity();
    await world.offer('otp_login_status');
  });
  afterAll(() => world.close());

  it('shows what was sent, as JSON and as a page', async () => {
    const { phone } = world.stranger();
    await world.call(login, { body: { login_type: 'otp', phone } });
    const code = await world.codeTo(phone);
    const { messages } = (await (await world.app.request('/demo/outbox')).json()) as {
      messages: Record<string, unknown>[];
    };
    expect(messages[0]).toMatchObject({
      channel: 'phone',
      to: phone,
      code,
      title: `Flowmart: your code ${code}`,
      created_at: world.deps.clock.now().toISOString(),
    });
    const page = await world.app.request('/demo/outbox', { headers: { Accept: 'text/html' } });
    const html = await page.text();
    for (const part of ['Demo outbox', phone, code]) expect(html).toContain(part);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});
