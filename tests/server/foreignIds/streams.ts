/** The same without an id: what it tells is its caller's own. */
export const ownStreams = [
  '/api/v1/customer/message/stream',
  '/api/v1/desk/stream',
  '/api/v1/ride/stream',
];

/** Addresses below /api/v1 that stand in no endpoint, each with an id of the victim's: live streams. */
export const streams = {
  '/api/v1/customer/order/stream': ({ orderId }: { orderId: number }) => `order_id=${orderId}`,
  '/api/v1/rental/user/trip/stream': ({ orderId }: { orderId: number }) => `trip_id=${orderId}`,
};
