import { inbox } from './accountInbox';
import { money } from './accountMoney';
import { code } from './accountState';
import { wishes } from './accountWishes';
import { type Call, numberOf, type On, type Row, refuse, textOf } from './router';
import { asCustomer, nextId, paged, pictured, type State, type User } from './state';

function infoOf(state: State, user: User): Row {
  const interest = state.account.interests.get(user.id);
  return {
    id: user.id,
    f_name: user.f_name,
    l_name: user.l_name || null,
    phone: user.phone || null,
    email: user.email || null,
    ...pictured(state, 'image', 'user.png'),
    is_phone_verified: user.is_phone_verified ?? 0,
    is_email_verified: 0,
    wallet_balance: user.wallet_balance,
    loyalty_point: user.loyalty_point ?? 0,
    ref_code: `REF${user.id}`,
    order_count: state.orders.filter(({ owner }) => owner === `u${user.id}`).length,
    interest: interest ? JSON.stringify(interest) : null,
    selected_modules_for_interest: interest ? [1] : [],
    is_valid_for_discount: 0,
    member_since_days: 3,
    userinfo: null,
    translations: [],
  };
}

function profile(on: On, state: State): void {
  on(
    'GET',
    '/customer/info',
    asCustomer(state, (call, user) =>
      call.headers['x-localization']
        ? { json: infoOf(state, user) }
        : { json: { errors: [{ code: 'current_language_key', message: 'Language is required' }] } },
    ),
  );
  on(
    'POST',
    '/customer/update-profile',
    asCustomer(state, ({ fields }, user) => {
      const names = state.version === 24 ? ['f_name'] : ['name'];
      const absent = [...names, 'email', 'phone'].find((name) => textOf(fields[name]) === '');
      if (absent) return refuse(403, absent, `The ${absent} field is required.`);
      const isNew = fields.phone !== user.phone && state.version > 24;
      if (isNew && fields.otp === undefined) {
        state.account.codes.add(textOf(fields.phone));
        return {
          json: {
            otp_send: 1,
            verification_on: 'phone',
            verification_medium: 'SMS',
            message: 'Code sent',
          },
        };
      }
      if (isNew && fields.otp !== code)
        return { status: 404, json: { message: 'OTP does not match' } };
      const [f_name = '', ...rest] = textOf(fields.name ?? fields.f_name).split(' ');
      const { email, phone } = fields;
      Object.assign(user, { f_name, l_name: fields.l_name ?? rest.join(' '), email, phone });
      return { json: { message: 'Profile updated' } };
    }),
  );
  on(
    'DELETE',
    '/customer/remove-account',
    asCustomer(state, (_, user) => {
      const isOpen = state.orders.some(
        ({ owner, order_status }) =>
          owner === `u${user.id}` && !['delivered', 'canceled'].includes(order_status),
      );
      if (isOpen) return refuse(203, 'on-going', 'You have running orders');
      state.users = state.users.filter((one) => one !== user);
      return { json: [] };
    }),
  );
  on(
    'POST',
    '/customer/update-interest',
    asCustomer(state, ({ fields }, user) => {
      const chosen = Array.isArray(fields.interest) ? fields.interest.map(Number) : [];
      if (chosen.length === 0) return refuse(403, 'interest', 'The interest field is required.');
      state.account.interests.set(user.id, chosen);
      return { json: { message: 'Saved' } };
    }),
  );
  on(
    'GET',
    '/customer/update-zone',
    asCustomer(state, () => ({ json: [] })),
  );
  on(
    'PUT',
    '/customer/cm-firebase-token',
    asCustomer(state, ({ fields }) =>
      fields.cm_firebase_token
        ? { json: { message: 'Saved' } }
        : refuse(403, 'cm_firebase_token', 'Required'),
    ),
  );
}

function addresses(on: On, state: State): void {
  const own = (user: User) => state.account.addresses.filter((one) => one.user === user.id);
  const fieldsOf = ({ fields }: Call): Row => {
    const { guest_id: _, ...rest } = fields;
    return rest;
  };
  const absentIn = (call: Call) =>
    ['contact_person_name', 'address_type', 'contact_person_number', 'address', 'latitude'].find(
      (name) => textOf(call.fields[name]) === '',
    );
  on(
    'GET',
    '/customer/address/list',
    asCustomer(state, (call, user) => {
      const limited = { ...call, fields: { limit: 10, offset: 1, ...call.fields } };
      return { json: paged(limited, 'addresses', own(user)) };
    }),
  );
  on(
    'POST',
    '/customer/address/add',
    asCustomer(state, (call, user) => {
      const absent = absentIn(call);
      if (absent) return refuse(403, absent, `The ${absent} field is required.`);
      state.account.addresses.unshift({
        ...fieldsOf(call),
        latitude: String(call.fields.latitude),
        longitude: String(call.fields.longitude),
        id: nextId(state),
        user: user.id,
        zone_id: 1,
        zone_ids: [1],
      });
      return { json: { message: 'Address added', zone_ids: [1] } };
    }),
  );
  on(
    'PUT',
    '/customer/address/update/{id}',
    asCustomer(state, (call, user) => {
      const one = own(user).find(({ id }) => id === numberOf(call.params.id));
      const absent = absentIn(call);
      if (!one || absent) return refuse(403, absent ?? 'address', 'Not possible');
      Object.assign(one, fieldsOf(call));
      return { json: { message: 'Address updated', zone_id: 1 } };
    }),
  );
  on(
    'DELETE',
    '/customer/address/delete',
    asCustomer(state, (call, user) => {
      const id = numberOf(call.fields.address_id);
      if (!own(user).some((one) => one.id === id))
        return { status: 404, json: { message: 'Not found' } };
      state.account.addresses = state.account.addresses.filter((one) => one.id !== id);
      return { json: { message: 'Address removed' } };
    }),
  );
}

export function account(on: On, state: State): void {
  profile(on, state);
  addresses(on, state);
  wishes(on, state);
  money(on, state);
  inbox(on, state);
}
