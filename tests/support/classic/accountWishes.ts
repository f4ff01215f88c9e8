import { type Call, numberOf, type On, refuse } from './router';
import { itemRow, storeRow } from './rows';
import { asCustomer, inModule, type State, type User } from './state';

/** Favourites: one more of what is one already is refused. */
export function wishes(on: On, state: State): void {
  const wishIn = ({ fields }: Call) => {
    const [item, store] = [numberOf(fields.item_id), numberOf(fields.store_id)];
    if ((item === null) === (store === null)) return null;
    return { kind: item === null ? ('store' as const) : ('item' as const), id: item ?? store ?? 0 };
  };
  const isIt =
    (user: User, wish: { kind: string; id: number }) =>
    (one: (typeof state.account.wishes)[number]) =>
      one.user === user.id && one.kind === wish.kind && one.id === wish.id;
  on(
    'GET',
    '/customer/wish-list',
    asCustomer(state, (call, user) =>
      inModule(state, (_, module) => {
        const has = (kind: string, id: number) =>
          state.account.wishes.some(isIt(user, { kind, id }));
        const here = state.stores.filter((store) => store.module === module.id);
        return {
          json: {
            item: state.items
              .filter((one) => has('item', one.id) && here.some(({ id }) => id === one.store))
              .map((one) => itemRow(state, one)),
            store: here.filter(({ id }) => has('store', id)).map((one) => storeRow(state, one)),
          },
        };
      })(call),
    ),
  );
  on(
    'POST',
    '/customer/wish-list/add',
    asCustomer(state, (call, user) => {
      const wish = wishIn(call);
      if (!wish) return refuse(403, 'data', 'You can add one thing at a time');
      if (state.account.wishes.some(isIt(user, wish)))
        return { status: 409, json: { message: 'Already in your wishlist' } };
      state.account.wishes.push({ user: user.id, ...wish });
      return { json: { message: 'Added' } };
    }),
  );
  on(
    'DELETE',
    '/customer/wish-list/remove',
    asCustomer(state, (call, user) => {
      const wish = wishIn(call);
      if (!wish || !state.account.wishes.some(isIt(user, wish)))
        return { status: 404, json: { message: 'Not in your wishlist' } };
      const isGone = isIt(user, wish);
      state.account.wishes = state.account.wishes.filter((one) => !isGone(one));
      return { json: { message: 'Removed' } };
    }),
  );
}
