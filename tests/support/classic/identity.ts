import { code } from './accountState';
import { type Call, numberOf, type On, type Reply, type Row, refuse, textOf } from './router';
import { nextId, type State, type User } from './state';

const unknown = refuse(401, 'auth-001', 'Credentials do not match');
const isOld = ({ version }: State) => version === 24;

const settingsOf = (state: State): Row => (state.settings.centralize_login as Row) ?? {};
const provesPhone = (state: State) =>
  isOld(state)
    ? state.settings.customer_verification === true
    : settingsOf(state).phone_verification_status === 1;

const userOf = (state: State, whom: string) =>
  whom ? state.users.find(({ phone, email }) => phone === whom || email === whom) : undefined;

const missing = (call: Call, ...names: string[]): Reply | null => {
  const absent = names.filter((name) => textOf(call.fields[name]) === '');
  return absent.length > 0
    ? {
        status: 403,
        json: { errors: absent.map((name) => ({ code: name, message: `${name} is required.` })) },
      }
    : null;
};

/** The guest's cart takes the place of the customer's own, where there is one. */
function takeOver(state: State, call: Call, user: User): void {
  const guest = numberOf(call.fields.guest_id);
  const from = `g${guest}`;
  const to = `u${user.id}`;
  if (state.lines.some(({ owner }) => owner === from)) {
    state.lines = state.lines.filter(({ owner }) => owner !== to);
    for (const line of state.lines) if (line.owner === from) line.owner = to;
  }
  if (state.rental.lines.some(({ owner }) => owner === from)) {
    state.rental.lines = state.rental.lines.filter(({ owner }) => owner !== to);
    for (const line of state.rental.lines) if (line.owner === from) line.owner = to;
    const data = state.rental.data.get(from);
    if (data) state.rental.data.set(to, data);
  }
}

/** What a login comes to: a token, or a flag of 0 for what is missing. */
function answer(state: State, call: Call, user: User): Reply {
  const isProved = !provesPhone(state) || user.is_phone_verified === 1;
  const isComplete = user.f_name !== '';
  if (!isProved) state.account.codes.add(user.phone);
  const token = isProved && isComplete ? user.token : null;
  if (token) takeOver(state, call, user);
  if (isOld(state)) return { json: { token, is_phone_verified: isProved ? 1 : 0 } };
  return {
    json: {
      token,
      is_phone_verified: isProved ? 1 : 0,
      is_email_verified: 1,
      is_personal_info: isComplete ? 1 : 0,
      is_exist_user: null,
      login_type: call.fields.login_type ?? 'manual',
      email: user.email || null,
    },
  };
}

function byPassword(state: State, call: Call): Reply {
  const field = isOld(state) ? 'phone' : 'email_or_phone';
  const required = isOld(state) ? [field] : [field, 'field_type'];
  const refusal = missing(call, ...required, 'password');
  if (refusal) return refusal;
  const user = userOf(state, textOf(call.fields[field]));
  return user && user.password === call.fields.password ? answer(state, call, user) : unknown;
}

/** By a provider's word, which is `google-of-<e-mail>` here: who has its e-mail already is asked about first. */
function bySocial(state: State, call: Call): Reply {
  const refusal = missing(call, 'token', 'unique_id', 'medium');
  if (refusal) return refusal;
  const { token, email, verified } = call.fields;
  if (token !== `google-of-${email}`)
    return { status: 403, json: { error: 'wrong credential.', message: 'Email does not match' } };
  const user = userOf(state, textOf(email));
  if (!user) return answer(state, call, newUser(state, { email, is_phone_verified: 1 }));
  if (verified === 'yes') return answer(state, call, user);
  const { id, f_name: name } = user;
  const told = { is_exist_user: { id, name, image: 'user.png' }, token: null, email };
  return { json: { ...told, is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1 } };
}

function logIn(state: State, call: Call): Reply {
  if (!isOld(state) && call.fields.login_type === 'social') return bySocial(state, call);
  if (isOld(state) || call.fields.login_type === 'manual') return byPassword(state, call);
  if (call.fields.login_type !== 'otp') return refuse(403, 'login_type', 'Unknown login type');
  const refusal = missing(call, 'phone');
  if (refusal) return refusal;
  state.account.codes.add(textOf(call.fields.phone));
  return {
    json: {
      token: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
      login_type: 'otp',
      email: null,
    },
  };
}

const newUser = (state: State, of: Row): User => {
  const id = nextId(state);
  const user: User = {
    password: '',
    is_phone_verified: 0,
    f_name: '',
    l_name: '',
    phone: '',
    email: '',
    wallet_balance: 0,
    ...of,
    id,
    token: `classic-token-${id}`,
  };
  state.users.push(user);
  return user;
};

const split = (name: unknown) => {
  const [f_name = '', ...rest] = textOf(name).split(' ');
  return { f_name, l_name: rest.join(' ') };
};

function signUp(state: State, call: Call): Reply {
  const names = isOld(state) ? ['f_name', 'l_name'] : ['name'];
  const refusal = missing(call, ...names, 'email', 'phone', 'password');
  if (refusal) return refusal;
  const { fields } = call;
  if (textOf(fields.password).length < 8)
    return refuse(403, 'password', 'The password must be at least 8 characters.');
  const taken = ['phone', 'email'].find((name) => userOf(state, textOf(fields[name])));
  if (taken) return refuse(403, taken, `The ${taken} has already been taken.`);
  const own = isOld(state)
    ? { f_name: textOf(fields.f_name), l_name: textOf(fields.l_name) }
    : split(fields.name);
  const { phone, email, password } = fields;
  return answer(state, call, newUser(state, { ...own, phone, email, password }));
}

const isRight = (state: State, call: Call, whom: string, field: string) =>
  state.account.codes.has(whom) && call.fields[field] === code;

function verify(state: State, call: Call): Reply {
  const names = isOld(state) ? ['phone', 'otp'] : ['otp', 'verification_type', 'login_type'];
  const refusal = missing(call, ...names);
  if (refusal) return refusal;
  const whom = textOf(call.fields.phone) || textOf(call.fields.email);
  if (!isRight(state, call, whom, 'otp'))
    return { status: 404, json: { message: 'OTP does not match' } };
  state.account.codes.delete(whom);
  const user =
    userOf(state, whom) ??
    (call.fields.login_type === 'otp' ? newUser(state, { phone: whom }) : undefined);
  if (!user) return { status: 404, json: { message: 'Nobody has it' } };
  user.is_phone_verified = 1;
  return answer(state, call, user);
}

function complete(state: State, call: Call): Reply {
  const refusal = missing(call, 'name', 'email', 'phone', 'login_type');
  if (refusal) return refusal;
  const { phone, email, login_type } = call.fields;
  const user = userOf(state, textOf(login_type === 'social' ? email : phone));
  if (!user) return { status: 404, json: { errors: [{ code: 'user', message: 'Not found' }] } };
  Object.assign(user, split(call.fields.name), { email, phone });
  return answer(state, call, user);
}

export function identity(on: On, state: State): void {
  on('POST', '/auth/guest/request', () => {
    const guest_id = nextId(state);
    state.guests.push(guest_id);
    return { json: { message: 'Guest created', guest_id } };
  });
  on('POST', '/auth/login', (call) => logIn(state, call));
  on('POST', '/auth/sign-up', (call) => signUp(state, call));
  on('POST', '/auth/verify-phone', (call) => verify(state, call));
  if (!isOld(state)) on('POST', '/auth/update-info', (call) => complete(state, call));
  const whom = (call: Call) => textOf(call.fields.phone) || textOf(call.fields.email);
  const ofReset = (handle: (call: Call, user: User) => Reply, ...names: string[]) => {
    const method = isOld(state) ? ['phone'] : ['verification_method'];
    return (call: Call): Reply => {
      const refusal = missing(call, ...method, ...names);
      const user = userOf(state, whom(call));
      return refusal ?? (user ? handle(call, user) : refuse(404, 'not-found', 'User not found'));
    };
  };
  on(
    'POST',
    '/auth/forgot-password',
    ofReset((call) => {
      state.account.codes.add(whom(call));
      return { json: { message: 'Code sent' } };
    }),
  );
  const wrong = refuse(400, 'invalid', 'Invalid OTP.');
  on(
    'POST',
    '/auth/verify-token',
    ofReset(
      (call) =>
        isRight(state, call, whom(call), 'reset_token') ? { json: { message: 'Proceed' } } : wrong,
      'reset_token',
    ),
  );
  on(
    'PUT',
    '/auth/reset-password',
    ofReset(
      (call, user) => {
        if (!isRight(state, call, whom(call), 'reset_token')) return wrong;
        if (call.fields.password !== call.fields.confirm_password)
          return refuse(403, 'confirm_password', 'Passwords differ');
        user.password = textOf(call.fields.password);
        return { json: { message: 'Password changed' } };
      },
      'reset_token',
      'password',
      'confirm_password',
    ),
  );
}
