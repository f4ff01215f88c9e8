import * as v from 'valibot';
import { addToCartPayload } from '../cart/cart';
import { guestQuery } from '../cart/cartEndpoints';
import { parcelReceiver } from '../parcel/parcel';
import { endpoint } from '../wire/define';
import { id, message, numOr, orJsonText, page, paging, rows, text } from '../wire/fields';
import {
  mostLines,
  mostPrescriptionImages,
  order,
  orderDetails,
  paymentGateway,
  placedOrder,
  placeOrderPayload,
  quote,
  quotePayload,
} from './order';

const none = v.object({});

/** Guests open an order with its number and their contact number, or with their guest id. */
export const orderQuery = v.object({
  ...guestQuery.entries,
  order_id: id,
  contact_number: v.optional(v.nullable(text)),
});

export const quoteOrder = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/get-tax',
  summary: 'What an order would cost, every amount',
  auth: 'guest',
  query: none,
  body: quotePayload,
  answer: quote,
  scoped: true,
});

export const placeOrder = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/place',
  summary: 'Place an order, once for each key',
  auth: 'guest',
  query: none,
  body: placeOrderPayload,
  answer: placedOrder,
  scoped: true,
  idempotent: 'required',
});

const pictureAddresses = /* @__PURE__ */ v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(200))),
  v.maxLength(mostPrescriptionImages),
);

export const placePrescriptionOrder = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/prescription/place',
  summary:
    'Place an order with pictures of its prescription, once for each key: at most three, as files or as addresses of pictures that were uploaded before; without files the same fields may come as JSON; image_format, too_large',
  auth: 'guest',
  query: none,
  body: v.object({
    ...placeOrderPayload.entries,
    lines: v.optional(orJsonText(v.pipe(v.array(addToCartPayload), v.maxLength(mostLines)))),
    receiver_details: v.optional(v.nullable(orJsonText(parcelReceiver))),
    prescription_images: v.optional(orJsonText(pictureAddresses), () => []),
    'prescription_images[]': v.optional(pictureAddresses, () => []),
    'order_attachment[]': v.optional(
      v.pipe(v.array(v.instance(File)), v.maxLength(mostPrescriptionImages)),
      (): File[] => [],
    ),
  }),
  answer: placedOrder,
  multipart: true,
  scoped: true,
  idempotent: 'required',
});

export const uploadPrescription = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/prescription/upload',
  summary: 'Upload a picture of a prescription for an order to come; image_format, too_large',
  auth: 'guest',
  query: none,
  body: v.object({ guest_id: v.optional(text), image: v.instance(File) }),
  answer: v.object({ image_full_url: text }),
  multipart: true,
});

export const listOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/list',
  summary: 'Past orders',
  auth: 'guest',
  query: v.object({ ...guestQuery.entries, ...paging }),
  body: none,
  answer: page('orders', order),
});

export const listRunningOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/running-orders',
  summary: 'Running orders',
  auth: 'guest',
  query: v.object({ ...guestQuery.entries, ...paging }),
  body: none,
  answer: page('orders', order),
});

export const getOrderDetails = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/details',
  summary: 'An order with its lines',
  auth: 'guest',
  query: orderQuery,
  body: none,
  answer: orderDetails,
});

export const trackOrder = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/track',
  summary: 'An order by its number and contact number',
  auth: 'anyone',
  query: orderQuery,
  body: none,
  answer: orderDetails,
});

export const payOrder = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/pay',
  summary: 'A new payment page for an unpaid order',
  auth: 'anyone',
  query: none,
  body: v.object({
    order_id: id,
    guest_id: v.optional(v.nullable(text)),
    contact_number: v.optional(v.nullable(text)),
    callback: v.pipe(v.string(), v.maxLength(500)),
    payment_gateway: paymentGateway,
  }),
  answer: v.object({ redirect_link: v.pipe(v.string(), v.nonEmpty()) }),
});

export const switchToCash = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/order/payment-method',
  summary: 'Pay an unpaid order in cash on delivery instead',
  auth: 'anyone',
  query: none,
  body: v.object({
    order_id: id,
    guest_id: v.optional(v.nullable(text)),
    contact_number: v.optional(v.nullable(text)),
  }),
  answer: message,
});

export const listTips = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/most-tips',
  summary: 'Amounts to propose as a tip',
  auth: 'none',
  query: none,
  body: none,
  answer: v.object({
    most_tips_amount: v.optional(numOr(null), null),
    amounts: v.optional(rows(numOr(0)), []),
  }),
});
