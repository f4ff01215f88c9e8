import * as calls from '../../domain/desk/deskEndpoints';
import type { DeskPerson, OpeningHours } from '../../domain/desk/staff';
import type { Language } from '../../domain/language/languages';
import { inLanguage } from '../../domain/language/localized';
import type { Deps } from '../deps';
import { idParam } from '../http/paging';
import { Refusal } from '../http/refusal';
import { languageOf, type Register } from '../http/serve';
import { type DeskStaff, deskStaffOf, findStaff, requireStaff, staffOf } from '../http/staff';
import { openStream } from '../http/stream';
import { t } from '../locales/t';
import { createHub } from '../orders/tracking/hub';
import { deskTopic, tripDeskTopic } from '../orders/tracking/news';
import { streamLive } from '../orders/tracking/stream';
import { loadProviders } from '../rental/load';
import { accept, deliver, handOver, ownOrder, prepared, refuse } from './handle';
import { newsOf } from './inbox/talks';
import { figuresOf, openOrdersOf, presentDesk, todaysOrdersOf } from './orders';
import { rescue } from './rescue';
import { choosePassword, signInStaff } from './signIn';
import * as store from './store';
import { openTripsOf, presentDeskTrips } from './trips/read';

const texts = { out: t('Signed out') };

/** As many open orders or trips as the stream tells at once; the rest is read page by page. */
const boardRows = 100;

/** What fits on a page of what was read with one row more; and where the next page begins. */
function pageOf<Row extends { readonly id: number }>(read: readonly Row[], limit: number) {
  const rows = read.slice(0, limit);
  return { rows, next: read.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** A field for a time knows no 24:00. */
export const lastingToMidnight = (span: OpeningHours): OpeningHours =>
  span.closing_time === '24:00' ? { ...span, closing_time: '23:59' } : span;

/** Nobody closes for the last minute of a day. */
export const toMidnight = (span: OpeningHours): OpeningHours =>
  span.closing_time === '23:59' ? { ...span, closing_time: '24:00' } : span;

export async function presentPerson(
  { db, clock }: Deps,
  staff: DeskStaff,
  language: Language,
): Promise<DeskPerson> {
  const person = { id: staff.id, email: staff.email, role: staff.role };
  if (staff.providerId !== null) {
    const [provider] = await loadProviders(db, [staff.providerId]);
    if (!provider) throw new Refusal('not_found');
    const { id, name, logo } = provider;
    const shown = { id, name: inLanguage(name, language), logo_full_url: logo };
    const store = {
      ...shown,
      busy_minutes: 0,
      is_open_to_shoppers: 1 as const,
      closed_until: null,
      hours: [],
    };
    return { ...person, handles: 'trips', store };
  }
  const row = await store.storeOf(db, staff.storeId ?? 0);
  if (!row) throw new Refusal('not_found');
  const { id, name, logo, active, busyMinutes, closedUntil, schedules } = row;
  return {
    ...person,
    handles: 'orders',
    store: {
      id,
      name: inLanguage(name, language),
      logo_full_url: logo,
      busy_minutes: busyMinutes,
      is_open_to_shoppers: active ? 1 : 0,
      closed_until: closedUntil && closedUntil > clock.now() ? closedUntil.toISOString() : null,
      hours: schedules.map(lastingToMidnight),
    },
  };
}

/** The desk of a store: its people sign in, see its orders as they come, and say what becomes of them. */
export const registerDesk: Register = (serve, deps, app) => {
  serve(calls.signInAtDesk, ({ body, ...call }) => signInStaff(deps, body, call));
  serve(calls.choosePassword, ({ body, ...call }) => choosePassword(deps, body, call));
  serve(calls.signOutOfDesk, async (input) => {
    await store.endDeskSession(deps.db, deskStaffOf(input).tokenHash, deps.clock.now());
    return { message: texts.out[input.language] };
  });
  serve(calls.readDesk, (input) => presentPerson(deps, deskStaffOf(input), input.language));

  serve(calls.listDeskOrders, async (input) => {
    const { storeId, tokenHash } = staffOf(input);
    const { of, limit, after } = input.query;
    await store.noteSeen(deps.db, tokenHash, deps.clock.now());
    const read = of === 'open' ? openOrdersOf : todaysOrdersOf;
    const rows = await read(deps, storeId, { after: after ?? null, limit: limit + 1 });
    const page = pageOf(rows, limit);
    return { orders: await presentDesk(deps, page.rows, input.language), next: page.next };
  });
  serve(calls.readFigures, (input) => figuresOf(deps, staffOf(input).storeId));

  const show = async (row: Parameters<typeof presentDesk>[1][number], language: Language) => {
    const [shown] = await presentDesk(deps, [row], language);
    if (!shown) throw new Refusal('not_found');
    return shown;
  };
  serve(calls.readDeskOrder, async (input) =>
    show(await ownOrder(deps, staffOf(input), idParam(input.params.id)), input.language),
  );
  serve(calls.acceptOrder, async (input) => {
    const id = idParam(input.params.id);
    return show(await accept(deps, staffOf(input), id, input.body.minutes), input.language);
  });
  serve(calls.refuseOrder, async (input) => {
    const id = idParam(input.params.id);
    return show(await refuse(deps, staffOf(input), id, input.body.reason), input.language);
  });
  serve(calls.markPrepared, async (input) =>
    show(await prepared(deps, staffOf(input), idParam(input.params.id)), input.language),
  );
  serve(calls.handOver, async (input) =>
    show(await handOver(deps, staffOf(input), idParam(input.params.id)), input.language),
  );
  serve(calls.deliverOrder, async (input) => {
    const id = idParam(input.params.id);
    const isCollected = input.body.is_cash_collected === 1;
    return show(await deliver(deps, staffOf(input), id, isCollected), input.language);
  });
  serve(calls.rescueOrder, async (input) => {
    const id = idParam(input.params.id);
    return show(await rescue(deps, staffOf(input), id, input.body.way), input.language);
  });

  const hub = createHub(deps, deskTopic);
  const tripHub = createHub(deps, tripDeskTopic);
  app.get('/api/v1/desk/stream', async (c) => {
    if (deps.stopping.aborted) throw new Refusal('unavailable', { retryAfter: 2 });
    const authorization = c.req.header('authorization');
    const place = await requireStaff(deps.db, deps.clock.now(), authorization, 'staff');
    const { storeId, providerId } = place;
    const language = languageOf(c);
    return openStream(c, deps, (stream) =>
      streamLive(deps, storeId === null ? tripHub : hub, stream, storeId ?? providerId ?? 0, {
        event: 'desk',
        // Whoever has been signed out meanwhile sees nothing more.
        read: async () => {
          const now = deps.clock.now();
          const staff = await findStaff(deps.db, now, authorization);
          if (!staff) return undefined;
          await store.noteSeen(deps.db, staff.tokenHash, now);
          if (storeId === null) {
            const { rows, next } = await openTripsOf(deps, providerId ?? 0, {
              skip: 0,
              limit: boardRows,
            });
            return { orders: [], trips: await presentDeskTrips(deps, rows, language), next };
          }
          const { rows, next } = pageOf(
            await openOrdersOf(deps, storeId, { after: null, limit: boardRows + 1 }),
            boardRows,
          );
          return {
            orders: await presentDesk(deps, rows, language),
            next,
            inbox: await newsOf(deps.db, storeId),
          };
        },
        message: (state) => state,
        isOver: () => false,
        isMoving: () => false,
      }),
    );
  });
};
