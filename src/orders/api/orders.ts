import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import type { OrderEvent, QuotePayload } from '../../../domain/orders/order';
import { listCancellationReasons } from '../../../domain/orders/orderChangeEndpoints';
import { listTips, quoteOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import { call } from '../../client/client';
import { showNews } from '../../client/showNews';
import { guestIdKey, languageKey, tokenKey } from '../../client/storage/storage';

/** How an order is opened: its number, and the contact number unless it is this browser's own. */
export interface OrderRef {
  orderId: number;
  contactNumber: string | null;
}

const language = () => languageKey.get() ?? defaultLanguage;

export const askQuote = (payload: QuotePayload, signal: AbortSignal) =>
  call(quoteOrder, { body: payload, signal, isQuestion: true });

const orderKey = ({ orderId, contactNumber }: OrderRef) =>
  ['order', orderId, contactNumber ?? ''] as const;

export const orderQuery = (ref: OrderRef) =>
  queryOptions({
    queryKey: orderKey(ref),
    queryFn: ({ signal }) =>
      call(trackOrder, {
        query: {
          order_id: ref.orderId,
          ...(ref.contactNumber ? { contact_number: ref.contactNumber } : {}),
        },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Puts a live change into the order on screen. */
export function applyOrderEvent(ref: OrderRef, event: OrderEvent): void {
  // Another back end may not tell how it is paid.
  const { payment_method: method, ...told } = event;
  showNews(
    orderQuery(ref),
    { ...told, ...(method && { payment_method: method }) },
    (known) =>
      known.order_status !== event.order_status ||
      known.payment_status !== event.payment_status ||
      (method !== undefined && known.payment_method !== method),
  );
}

export const orderOwnerQuery = ({ contactNumber }: OrderRef): Record<string, string> => {
  const guestId = tokenKey.get() ? null : guestIdKey.get();
  return {
    ...(guestId ? { guest_id: guestId } : {}),
    ...(contactNumber ? { contact_number: contactNumber } : {}),
  };
};

export const cancellationReasonsQuery = (type: 'customer' | 'parcel') =>
  queryOptions({
    queryKey: ['cancellation-reasons', type, language()],
    queryFn: ({ signal }) => call(listCancellationReasons, { query: { type, limit: 50 }, signal }),
    staleTime: 10 * 60_000,
  });

export const tipsQuery = () =>
  queryOptions({
    queryKey: ['tips'],
    queryFn: ({ signal }) => call(listTips, { signal }),
    staleTime: 10 * 60_000,
  });
