import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import type { OrderDetails, OrderEvent, QuotePayload } from '../../../domain/orders/order';
import { listCancellationReasons } from '../../../domain/orders/orderChangeEndpoints';
import { listTips, quoteOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
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
  ['order', orderId, contactNumber ?? '', language()] as const;

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

/**
 * Puts a live change into the order on screen; a new status asks for the whole order again, because
 * its times and what may be done with it have changed too.
 */
export function applyOrderEvent(ref: OrderRef, event: OrderEvent): void {
  const key = orderKey(ref);
  const known = queryClient.getQueryData<OrderDetails>(key);
  if (!known) return;
  queryClient.setQueryData<OrderDetails>(key, { ...known, ...event });
  const moved =
    known.order_status !== event.order_status || known.payment_status !== event.payment_status;
  if (!moved) return;
  // A failure is no news: the state itself has just arrived, and the next change asks again.
  void queryClient.fetchQuery({ ...orderQuery(ref), staleTime: 0 }).catch(() => undefined);
}

export const orderOwnerQuery = ({ contactNumber }: OrderRef): Record<string, string> => {
  const guestId = tokenKey.get() ? null : guestIdKey.get();
  return {
    ...(guestId ? { guest_id: guestId } : {}),
    ...(contactNumber ? { contact_number: contactNumber } : {}),
  };
};

export const cancellationReasonsQuery = () =>
  queryOptions({
    queryKey: ['cancellation-reasons', language()],
    queryFn: ({ signal }) =>
      call(listCancellationReasons, { query: { type: 'customer', limit: 50 }, signal }),
    staleTime: 10 * 60_000,
  });

export const tipsQuery = () =>
  queryOptions({
    queryKey: ['tips'],
    queryFn: ({ signal }) => call(listTips, { signal }),
    staleTime: 10 * 60_000,
  });
