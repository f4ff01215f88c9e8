import { ask, post, remove, tell } from './wire';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
}

/** What the screens' tables type; on its way to the shop it becomes whom a path is about. */
export const typed = {
  email: 'a@b.co',
  newEmail: 'lina@example.com',
  phone: '+12025550134',
  newPhone: '+12025550123',
  password: 'secret1',
  code: '123456',
};

/** The account that the shop's owner gives to the paths; null where they may sign up. */
export const given = process.env.PATHS_EMAIL ?? null;
/** One account has one cart: no two paths beside each other. */
export const isOneForAll = given !== null;

const made: Omit<Person, 'token'>[] = [];
let people = 0;

const letters = (text: string) => text.slice(-7).padStart(7, '0');

/** Nobody has these: neither an earlier run on the same shop, nor another shard of this one. */
function nobodyYet(): Omit<Person, 'token'> {
  people += 1;
  const own = `${String(Date.now()).slice(-4)}${String(process.pid % 100).padStart(2, '0')}${people % 10}`;
  const name = `paths${Date.now()}x${process.pid}x${people}`;
  return {
    name: 'Salma Haddad',
    email: `${name}@example.com`,
    phone: `+9665${Math.floor(people / 10) % 10}${letters(own)}`,
    password: 'secret1',
  };
}

/** Somebody who may sign up on a page, and is removed like the others then. */
export function personToBe(): Omit<Person, 'token'> {
  const person = nobodyYet();
  made.push(person);
  return person;
}

interface Login {
  readonly token: string | null;
  readonly type?: string;
}

const outboxAddress = () => process.env.PATHS_OUTBOX ?? '/demo/outbox';

/** The code that was last sent to somebody, at whichever address. @throws Error where the shop shows none */
export async function codeFor(...recipients: readonly string[]): Promise<string> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const { messages } = await tell<{ messages: { to: string; code: string | null }[] }>(
      outboxAddress(),
    );
    const code = messages.find(({ to }) => recipients.some((one) => to.endsWith(one)))?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code was sent to ${recipients.join(' or ')}, as ${outboxAddress()} shows`);
}

/** @throws Error where nobody can read the codes that the shop sends */
export const codesShown = () =>
  tell(outboxAddress()).catch((error: unknown) => {
    throw new Error(`No outbox shows the codes, name one by PATHS_OUTBOX (${String(error)})`);
  });

/** @throws Error where nobody new is let in without a code that nobody can read */
export async function mayMakePeople(): Promise<void> {
  const { centralize_login: asked } = await ask<{
    centralize_login: Record<'phone_verification_status' | 'email_verification_status', number>;
  }>('/config');
  if (asked.phone_verification_status === 1 || asked.email_verification_status === 1)
    await codesShown();
}

/** Somebody new, who proves what the shop wants to be proved. */
export async function newPerson(): Promise<Person> {
  const person = nobodyYet();
  let answer = await post<Login>('/auth/sign-up', {
    ...person,
    confirm_password: person.password,
  });
  for (let proofs = 0; proofs < 2 && !answer.token; proofs += 1) {
    const on = answer.type === 'email' ? 'email' : 'phone';
    const to = person[on];
    answer = await post<Login>('/auth/verify-phone', {
      [on]: to,
      otp: await codeFor(to),
      login_type: 'manual',
      verification_type: on,
    });
  }
  if (!answer.token) throw new Error('The shop let nobody in who signed up');
  const known = { ...person, token: answer.token };
  made.push(known);
  return known;
}

const logIn = async (person: Omit<Person, 'token'>): Promise<Person> => {
  const { token } = await post<Login>('/auth/login', {
    email_or_phone: person.email,
    password: person.password,
    login_type: 'manual',
    field_type: 'email',
  });
  if (!token) throw new Error(`${person.email} signs in only with a proof`);
  return { ...person, token };
};

let shared: Promise<Person> | null = null;

/** The customer of all paths that leave the account as it is; the one that the shop's owner names, if there is one. */
export function customer(): Promise<Person> {
  shared ??= given
    ? logIn({
        name: process.env.PATHS_NAME ?? '',
        email: given,
        phone: process.env.PATHS_PHONE ?? '',
        password: process.env.PATHS_PASSWORD ?? '',
      })
    : newPerson();
  return shared;
}

/** The same account with a token of its own, which may end. */
export const customerOnce = async (): Promise<Person> => logIn(await customer());

/** Ends every account that was made; answers whose could not be ended. */
export async function removePeople(): Promise<string[]> {
  const left: string[] = [];
  for (const person of made.splice(0)) {
    const { token } = await logIn(person).catch(() => ({ token: null }));
    // Who deleted the account on a path cannot sign in.
    if (token === null) continue;
    await remove('/customer/remove-account', token).catch((error: unknown) =>
      left.push(`${person.email}: ${String(error)}`),
    );
  }
  shared = null;
  return left;
}
