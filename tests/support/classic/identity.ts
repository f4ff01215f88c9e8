import type { On } from './router';
import { nextId, type State } from './state';

/** Guests, and who signs in. */
export function identity(on: On, state: State): void {
  on('POST', '/auth/guest/request', () => {
    const guest_id = nextId(state);
    state.guests.push(guest_id);
    return { json: { message: 'Guest created', guest_id } };
  });
}
