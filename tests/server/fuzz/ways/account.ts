import { openConversation, sendMessage } from '../../../../domain/orders/inboxEndpoints';
import { moduleId } from '../../orders/shop';
import type { FuzzWorld, Way, Ways } from '../fuzzWorld';
import { picture } from './people';

const page = { offset: 1, limit: 10 };
const own: Way = (world) => world.customer();
const ownPage: Way = async (world) => ({ ...(await world.customer()), query: page });
const favourite: Way = async (world) => ({
  ...(await world.customer()),
  moduleId,
  query: { item_id: world.sharedItem },
});
const talking = async (world: FuzzWorld) => {
  const { token } = await world.customer();
  const body = { receiver_type: 'vendor', receiver_id: world.storeId };
  const { id } = await world.call(openConversation, { token, body });
  await world.call(sendMessage, { token, body: { conversation_id: id, message: 'Hello' } });
  return { token, conversation_id: id };
};

/** Money, points, messages and what is liked. */
export const account: Ways = {
  askShop: ({ stranger }) => {
    const { name, email, phone } = stranger();
    return { body: { name, email, phone, topic: 'order', message: 'Where is it?' } };
  },
  addFund: async (world) => ({
    ...(await world.customer()),
    body: {
      amount: 40,
      payment_method: 'demo_pay',
      callback: '/profile?page=wallet',
      payment_platform: 'web',
    },
  }),
  listWalletBonuses: own,
  listWalletTransactions: async (world) => ({
    ...(await world.rich()),
    query: { ...page, type: 'all' },
  }),
  getConversation: async (world) => {
    const { token, conversation_id } = await talking(world);
    return { token, query: { ...page, conversation_id } };
  },
  getInboxState: own,
  listConversations: async (world) => ({ token: (await talking(world)).token, query: page }),
  openConversation: async (world) => {
    const { order_id, token } = await world.placed(await world.customer());
    return { token, body: { receiver_type: 'vendor', receiver_id: world.storeId, order_id } };
  },
  readConversation: async (world) => {
    const { token, conversation_id } = await talking(world);
    return { token, body: { conversation_id, last_id: 1 } };
  },
  searchConversations: async (world) => ({
    token: (await talking(world)).token,
    query: { ...page, name: 'test' },
  }),
  sendMessage: async (world) => {
    const { token, conversation_id } = await talking(world);
    return { token, body: { conversation_id, message: 'Hello', 'image[]': picture() } };
  },
  listNotifications: ownPage,
  readNotifications: async (world) => ({
    ...(await world.customer()),
    body: { until: world.deps.clock.now().toISOString() },
  }),
  registerPush: async (world) => ({
    ...(await world.customer()),
    body: { cm_firebase_token: 'a-browser' },
  }),
  listLoyaltyTransactions: ownPage,
  transferPoints: async (world) => ({ ...(await world.rich()), body: { point: 20 } }),
  getReferral: own,
  addFavourite: favourite,
  removeFavourite: favourite,
  listFavourites: async (world) => ({ ...(await world.customer()), moduleId }),
};
