import type { On } from './router';
import { asCustomer, nextId, type State } from './state';

/** Guests, and who signs in. */
export function identity(on: On, state: State): void {
  on('POST', '/auth/guest/request', () => {
    const guest_id = nextId(state);
    state.guests.push(guest_id);
    return { json: { message: 'Guest created', guest_id } };
  });
  on(
    'GET',
    '/customer/info',
    asCustomer(state, (call, { token: _, ...user }) =>
      call.headers['x-localization']
        ? {
            json: {
              ...user,
              image: null,
              image_full_url: null,
              is_phone_verified: 1,
              is_email_verified: 1,
              loyalty_point: 0,
              ref_code: null,
              order_count: state.orders.length,
              interest: null,
              selected_modules_for_interest: [],
              is_valid_for_discount: false,
              discount_amount: 0,
              discount_amount_type: '',
              userinfo: null,
            },
          }
        : { json: { errors: [{ code: 'current_language_key' }] } },
    ),
  );
}
