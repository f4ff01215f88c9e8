import { type Call, numberOf, type On, type Row, refuse, textOf } from './router';
import { asCustomer, nextId, paged, type State, type User, zonesOf } from './state';

export function inbox(on: On, state: State): void {
  const person = (user: User): Row => ({
    id: user.id + 5_000,
    f_name: user.f_name,
    l_name: user.l_name,
    user_id: user.id,
    image_full_url: null,
  });
  const vendor = (id: number): Row => ({
    id: id + 9_000,
    f_name: state.stores.find((one) => one.id + 700 === id)?.name,
    l_name: '',
    vendor_id: id,
    image_full_url: null,
  });
  const messagesOf = (user: User, partner: number) =>
    state.account.messages.filter((one) => one.user === user.id && one.vendor === partner);
  const talkOf = (user: User, partner: number): Row | null => {
    const [last] = messagesOf(user, partner);
    return last
      ? {
          id: partner * 10,
          sender_id: user.id + 5_000,
          sender_type: 'customer',
          receiver_id: partner + 9_000,
          receiver_type: 'vendor',
          sender: person(user),
          receiver: vendor(partner),
          unread_message_count: 0,
          last_message_id: last.id,
          last_message: last,
          last_message_time: last.created_at,
        }
      : null;
  };
  const partnerIn = ({ fields }: Call) =>
    numberOf(fields.vendor_id) ??
    numberOf(fields.receiver_id) ??
    (numberOf(fields.conversation_id) ?? 0) / 10;
  const read = (call: Call, user: User): Row => ({
    ...paged(call, 'messages', messagesOf(user, partnerIn(call))),
    status: true,
    conversation: talkOf(user, partnerIn(call)),
  });
  const list = asCustomer(state, (call, user) => {
    const partners = state.stores.map(({ id }) => id + 700);
    const talks = partners.flatMap((one) => talkOf(user, one) ?? []);
    return { json: { type: '', ...paged(call, 'conversations', talks) } };
  });
  on('GET', '/customer/message/list', list);
  on('GET', '/customer/message/search-list', (call) =>
    textOf(call.fields.name) ? list(call) : refuse(403, 'name', 'The name field is required.'),
  );
  on(
    'GET',
    '/customer/message/details',
    asCustomer(state, (call, user) => ({ json: read(call, user) })),
  );
  on(
    'POST',
    '/customer/message/send',
    asCustomer(state, (call, user) => {
      const sent = {
        id: nextId(state),
        user: user.id,
        vendor: partnerIn(call),
        conversation_id: partnerIn(call) * 10,
        sender_id: user.id + 5_000,
        message: call.fields.message,
        file_full_url: [],
        is_seen: 0,
        order_id: numberOf(call.fields.order_id),
        created_at: new Date().toISOString(),
      };
      state.account.messages.unshift(sent);
      return { json: read(call, user) };
    }),
  );
  on('GET', '/customer/notifications', (call) =>
    zonesOf(call)
      ? asCustomer(state, () => ({ json: state.account.notifications }))(call)
      : { status: 500, json: { message: 'zone' } },
  );
}
