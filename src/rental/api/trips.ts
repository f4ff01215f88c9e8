import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import { getDirection } from '../../../domain/place/geographyEndpoints';
import type { Point } from '../../../domain/place/place';
import type { TripEvent } from '../../../domain/rental/trip';
import type { TripCart } from '../../../domain/rental/tripCart';
import {
  getTrip,
  listTripCancellationReasons,
  listTrips,
  quoteTripCart,
} from '../../../domain/rental/tripEndpoints';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { showNews } from '../../client/showNews';
import { guestIdKey, languageKey, tokenKey } from '../../client/storage/storage';

/** How a trip is opened: its number, and the contact number unless it is this browser's own. */
export interface TripRef {
  orderId: number;
  contactNumber: string | null;
}

const language = () => languageKey.get() ?? defaultLanguage;
const owner = () => tokenKey.get()?.slice(-12) ?? guestIdKey.get() ?? '';

/** The server's price of the trip cart (BOOK-05). @throws ApiError */
export const askTripQuote = (couponCode: string | null, signal: AbortSignal) =>
  call(quoteTripCart, { body: { coupon_code: couponCode }, signal, isQuestion: true });

/** What the trip cart costs, every amount; off while it is empty. */
export const tripQuoteQuery = ({ carts, user_data: trip }: TripCart, couponCode: string | null) =>
  queryOptions({
    queryKey: [
      'trip-quote',
      owner(),
      language(),
      couponCode,
      carts.map(({ id, quantity }) => `${id}x${quantity}`),
      trip && [
        trip.rental_type,
        trip.estimated_hours,
        trip.distance,
        trip.pickup_time,
        trip.pickup_location,
      ],
    ],
    queryFn: ({ signal }) => askTripQuote(couponCode, signal),
    enabled: carts.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const refreshTripQuotes = () => queryClient.invalidateQueries({ queryKey: ['trip-quote'] });

const perPage = 20;
const pause = 20_000;

/** Trips of the customer, or of this browser's guest (ORD-06). */
export const tripListQuery = (status: 'running' | 'past') =>
  infiniteQueryOptions({
    queryKey: ['trips', owner(), language(), status],
    queryFn: ({ signal, pageParam }) =>
      call(listTrips, { signal, query: { status, limit: perPage, offset: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * perPage < last.total_size && last.trips.length > 0
        ? last.offset + 1
        : undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // What is under way goes on while it is looked at.
    refetchInterval: ({ state }) =>
      status === 'running' && state.data?.pages.some(({ trips }) => trips.length > 0) && pause,
  });

const tripKey = ({ orderId, contactNumber }: TripRef) =>
  ['trip', orderId, contactNumber ?? ''] as const;

export const tripQuery = (ref: TripRef) =>
  queryOptions({
    queryKey: tripKey(ref),
    queryFn: ({ signal }) =>
      call(getTrip, {
        query: {
          trip_id: ref.orderId,
          ...(ref.contactNumber ? { contact_number: ref.contactNumber } : {}),
        },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Puts a live change into the trip on screen. */
export function applyTripEvent(ref: TripRef, event: TripEvent): void {
  const { paid_amount: paid, payment_method: method, rest_in_cash: inCash, ...told } = event;
  showNews(
    tripQuery(ref),
    {
      ...told,
      ...(method && { payment_method: method }),
      ...(inCash !== undefined && { rest_in_cash: inCash }),
    },
    (known) =>
      known.trip_status !== event.trip_status ||
      known.payment_status !== event.payment_status ||
      (paid !== undefined && known.paid_amount !== paid) ||
      (method !== undefined && known.payment_method !== method) ||
      (inCash !== undefined && known.rest_in_cash !== inCash) ||
      known.return_time !== event.return_time,
  );
}

export const tripCancellationReasonsQuery = () =>
  queryOptions({
    queryKey: ['trip-cancellation-reasons', language()],
    queryFn: ({ signal }) => call(listTripCancellationReasons, { signal }),
    staleTime: 10 * 60_000,
  });

/** The way between two points as an encoded polyline (ORD-05). */
export const directionQuery = (from: Point, to: Point) =>
  queryOptions({
    queryKey: ['map', 'direction', from.lat, from.lng, to.lat, to.lng],
    queryFn: async ({ signal }) => {
      const { encodedPolyline } = await call(getDirection, {
        query: {
          origin_lat: from.lat,
          origin_lng: from.lng,
          destination_lat: to.lat,
          destination_lng: to.lng,
        },
        signal,
      });
      return encodedPolyline;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
