import { wayBack } from './payment';
import { numberOf, type On, type Row, refuse, textOf } from './router';
import { asCustomer, nextId, paged, type State, type User } from './state';

const now = () => new Date().toISOString().slice(0, 19).replace('T', ' ');

export function money(on: On, state: State): void {
  const ofUser = (rows: Row[], user: User) => rows.filter((one) => one.user_id === user.id);
  const page = (rows: (user: User) => Row[]) =>
    asCustomer(state, (call, user) =>
      numberOf(call.fields.limit) === null || numberOf(call.fields.offset) === null
        ? refuse(403, 'limit', 'The limit field is required.')
        : { json: paged(call, 'data', rows(user)) },
    );
  on(
    'GET',
    '/customer/wallet/transactions',
    page((user) => ofUser(state.account.wallet, user)),
  );
  on(
    'GET',
    '/customer/wallet/bonuses',
    asCustomer(state, () => ({ json: [] })),
  );
  on(
    'POST',
    '/customer/wallet/add-fund',
    asCustomer(state, ({ fields }, user) => {
      const amount = numberOf(fields.amount) ?? 0;
      if (!fields.payment_method || amount <= 0) return refuse(403, 'payment_method', 'Required');
      const back = encodeURIComponent(textOf(fields.callback));
      const query = `user=${user.id}&amount=${amount}&back=${back}`;
      return { json: { redirect_link: `${state.address}/fund-page?${query}` } };
    }),
  );
  on('GET', '/fund-page', ({ query }) => {
    const user = state.users.find(({ id }) => id === numberOf(query.user));
    if (!user) return { status: 404, html: 'Nobody' };
    const credit = Number(query.amount);
    user.wallet_balance += credit;
    state.account.wallet.unshift({
      user_id: user.id,
      transaction_id: `f${nextId(state)}-a`,
      credit,
      debit: 0,
      admin_bonus: 0,
      balance: user.wallet_balance,
      transaction_type: 'add_fund',
      reference: 'card_pay',
      created_at: now(),
    });
    return { location: `${query.back}${wayBack(state, 'success', user.id)}` };
  });
  on(
    'GET',
    '/customer/loyalty-point/transactions',
    page((user) => ofUser(state.account.points, user)),
  );
  on(
    'POST',
    '/customer/loyalty-point/point-transfer',
    asCustomer(state, ({ fields }, user) => {
      const point = numberOf(fields.point) ?? 0;
      const has = numberOf(user.loyalty_point) ?? 0;
      if (point < 100 || point > has) return refuse(403, 'point', 'Insufficient point');
      user.loyalty_point = has - point;
      user.wallet_balance += point / 10;
      state.account.points.unshift({
        id: nextId(state),
        user_id: user.id,
        transaction_id: 'p1',
        credit: 0,
        debit: point,
        balance: user.loyalty_point,
        reference: null,
        transaction_type: 'point_to_wallet',
        created_at: now(),
      });
      return { json: { message: 'Point to wallet transfer successful' } };
    }),
  );
}
