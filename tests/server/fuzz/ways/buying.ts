import { moduleId, orderBody } from '../../orders/shop';
import { moduleId as parcels } from '../../parcel/parcels';
import { asks, type FuzzWorld, says, type Way, type Ways } from '../fuzzWorld';
import { picture } from './people';

const line = ({ sharedItem }: FuzzWorld, parts: object = {}) => ({
  item_id: sharedItem,
  model: 'Item',
  quantity: 2,
  price: 10,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  note: 'Ripe ones',
  substitution: 'best_match',
  ...parts,
});
const number = { contact_number: '+966501234567' };
const reason = { reason: 'Changed my mind' };
const page = { offset: 1, limit: 10 };
const listed: Way = async (world) => asks(await world.placed(await world.guest()), page);
const ofOrder: Way = async (world) => {
  const { order_id, ...who } = await world.placed(await world.guest());
  return asks(who, { order_id, ...number });
};
const unpaid = async (world: FuzzWorld, parts: object) => {
  const online = { payment_method: 'digital_payment', callback: '/track-order' };
  const { order_id, ...who } = await world.placed(await world.guest(), online);
  return says(who, { order_id, ...number, ...parts });
};
const again: Way = async (world) => {
  const { order_id, ...who } = await world.placed(await world.customer());
  return says(who, { order_id, replace: true });
};
const receiver = ({ home }: FuzzWorld) => ({
  contact_person_name: 'Omar Saleh',
  contact_person_number: '+966507654321',
  address: '9 Harbour Road',
  latitude: home.lat + 0.01,
  longitude: home.lng + 0.008,
  road: '',
  house: '',
  floor: '',
});

/** Carts, orders and what becomes of them. */
export const buying: Ways = {
  addToCart: async (world) => says(await world.guest(), { ...line(world), replace: false }),
  applyCoupon: async (world) => {
    return asks(await world.filled(await world.guest()), { code: 'FUZZ', store_id: world.storeId });
  },
  clearCart: async (world) => asks(await world.filled(await world.guest())),
  listCart: async (world) => asks(await world.filled(await world.customer())),
  listCoupons: async (world) => asks(await world.guest(), { store_id: world.storeId }),
  removeCartItem: async (world) => {
    const { cart_id, ...who } = await world.filled(await world.guest());
    return asks(who, { cart_id });
  },
  updateCart: async (world) => {
    const { cart_id, ...who } = await world.filled(await world.guest());
    return says(who, line(world, { cart_id }));
  },
  quoteOrder: async (world) => {
    const who = await world.filled(await world.guest());
    const { guest_id: _, ...body } = orderBody('', world.storeId, world.home);
    return says(who, { ...body, coupon_code: 'FUZZ', dm_tips: 2, schedule_at: null });
  },
  placeOrder: async (world) => {
    const { guest_id } = await world.filled(await world.guest());
    const parts = {
      dm_tips: 1,
      schedule_at: null,
      charge_payer: 'sender',
      contact_person_email: 'lina@example.com',
      address_type: 'home',
      road: '',
      house: '',
      floor: '',
      order_note: 'Ring twice',
      delivery_instruction: '',
      cutlery: 0,
      prescription_images: [],
      callback: '/track-order',
    };
    return says({ guest_id }, await world.quoted({ guest_id }, parts));
  },
  placePrescriptionOrder: async (world) => {
    const { token } = await world.filled(await world.customer());
    const body = await world.quoted({ token });
    return { token, moduleId, body: { ...body, 'order_attachment[]': picture() } };
  },
  uploadPrescription: async (world) => says(await world.guest(), { image: picture() }),
  getOrderDetails: ofOrder,
  listOrders: listed,
  listRunningOrders: listed,
  payOrder: (world) => unpaid(world, { callback: '/track-order' }),
  switchToCash: (world) => unpaid(world, {}),
  trackOrder: ofOrder,
  cancelOrder: async (world) => {
    const { order_id, ...who } = await world.placed(await world.guest());
    return says(who, { order_id, ...number, ...reason, note: '' });
  },
  editOrder: again,
  orderAgain: again,
  requestRefund: async (world) => {
    const { order_id, token } = await world.delivered();
    return says({ token }, { order_id, ...reason, note: '', image_1: picture() });
  },
  reviewCourier: async (world) => {
    const { order_id, token } = await world.delivered();
    return says({ token }, { order_id, rating: 4, comment: 'Quick', image_1: picture() });
  },
  reviewItem: async (world) => {
    const { order_id, item_id, token } = await world.delivered();
    return says({ token }, { order_id, item_id, rating: 4, comment: 'Good', image_1: picture() });
  },
};

/** The same calls with another kind of order: what they carry, and where they lead, is another. */
export const otherOrders: Ways = {
  'placeOrder of a parcel': async (world) => {
    const { guest_id } = await world.guest();
    const { lat: latitude, lng: longitude } = world.home;
    const parcel = {
      ...orderBody(guest_id, 0, world.home),
      order_type: 'parcel',
      parcel_category_id: 2,
      latitude,
      longitude,
      receiver_details: receiver(world),
      charge_payer: 'sender',
    };
    const { total } = await world.priced({ moduleId: parcels, body: parcel });
    return { moduleId: parcels, body: { ...parcel, order_amount: total } };
  },
  'placeOrder of one line by wallet': async (world) => {
    const who = await world.rich();
    const parts = { lines: [line(world)], order_type: 'take_away', payment_method: 'wallet' };
    return says(who, await world.quoted(who, parts));
  },
};
