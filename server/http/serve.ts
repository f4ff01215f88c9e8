import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { defaultLanguage, type Language, spokenIn } from '../../domain/language/languages';
import type { AnswerOf, AnyEndpoint } from '../../domain/wire/define';
import { zoneIds as zoneIdsSchema } from '../../domain/wire/fields';
import type { Deps } from '../deps';
import { t } from '../locales/t';
import type { Point } from '../place/geography';
import { addressOf } from './address';
import { readBody } from './body';
import { type Caller, findCaller } from './caller';
import { type Courier, requireCourier } from './courier';
import { type Operator, requireOperator } from './operator';
import { Refusal } from './refusal';
import { noteGiven } from './refusalOfDatabase';
import { type DeskStaff, requireStaff } from './staff';

export interface Input<E extends AnyEndpoint> {
  query: v.InferOutput<E['query']>;
  body: v.InferOutput<E['body']>;
  /** Parameters of the path. */
  params: Record<string, string>;
  /** Never `nobody` on `guest` endpoints, always a customer on `customer` endpoints. */
  caller: Caller;
  /** Never null on `staff` and `owner` endpoints, always null on all others. */
  staff: DeskStaff | null;
  /** Never null on `courier` endpoints, always null on all others. */
  courier: Courier | null;
  /** Never null on `operator` endpoints, always null on all others. */
  operator: Operator | null;
  language: Language;
  /** Not empty on scoped endpoints. */
  zoneIds: number[];
  /** 0 when the call carried none; never on scoped endpoints. */
  moduleId: number;
  /** Where the shopper is, when the call said it (headers latitude and longitude). */
  point: Point | null;
  idempotencyKey: string | null;
  /** Network address of the caller; '' when it is not known. */
  address: string;
  request: Request;
  /** Lets the answer set a cookie. */
  setCookie(cookie: string): void;
}

/** What may go over the wire: the normal form, or another that the endpoint's schema reads as it. */
type WireAnswer<E extends AnyEndpoint> = AnswerOf<E> | v.InferInput<E['answer']>;

/** Answers a call with what its endpoint promises; undefined answers 204. Refusals are thrown. */
type Handler<E extends AnyEndpoint> = (
  input: Input<E>,
) => Promise<WireAnswer<E> | undefined> | WireAnswer<E> | undefined;

export type Serve = <E extends AnyEndpoint>(endpoint: E, handler: Handler<E>) => void;

/** A part of the server: mounts its calls; `app` is for pages and streams that are no call of the contract. */
export type Register = (serve: Serve, deps: Deps, app: Hono) => void;

/** The language that the X-localization header asks for. */
export const languageOf = (c: Context): Language => spokenIn(c.req.header('x-localization'));

// Each zone is read apart, so a call with thousands of them must not be.
const mostZones = 20;

/** Makes the function that mounts endpoints on `app` below `/api/v1`. */
export function createServe(app: Hono, deps: Deps): Serve {
  return (endpoint, handler) => {
    const path = `/api/v1${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    app.on(endpoint.method, path, async (c) => {
      const answer = await handler(await readInput(endpoint, c, deps));
      return answer === undefined ? c.body(null, 204) : c.json(answer);
    });
  };
}

async function readInput<E extends AnyEndpoint>(
  endpoint: E,
  c: Context,
  deps: Deps,
): Promise<Input<E>> {
  const idempotencyKey = readKey(c, endpoint.idempotent === 'required');
  const address = addressOf(c, deps.env.TRUSTED_PROXIES);
  const rawQuery = c.req.query();
  const { auth } = endpoint;
  // Who may not call at all is told so before anything of a body is taken in.
  const needsNoBody =
    auth === 'customer' || c.req.header('authorization') || guestIdIn(rawQuery) !== null;
  const isDesk = auth === 'staff' || auth === 'owner';
  const authorization = c.req.header('authorization');
  const staff = isDesk ? await requireStaff(deps.db, deps.clock.now(), authorization, auth) : null;
  const isRide = auth === 'courier';
  const courier = isRide ? await requireCourier(deps.db, deps.clock.now(), authorization) : null;
  const isShop = auth === 'operator';
  const operator = isShop ? await requireOperator(deps.db, deps.clock.now(), authorization) : null;
  const worker =
    (staff && `staff:${staff.id}`) ??
    (courier && `courier:${courier.id}`) ??
    (operator && `operator:${operator.id}`);
  const known: Caller | undefined =
    isDesk || isRide || isShop
      ? { kind: 'nobody' }
      : needsNoBody && auth !== 'none'
        ? await readCaller(endpoint, c, deps, guestIdIn(rawQuery))
        : undefined;
  const rawBody =
    endpoint.method === 'GET' ? {} : await readBody(c, endpoint, deps, { address, worker });
  noteGiven(c.req.raw, { ...c.req.param(), ...rawQuery, ...asFields(rawBody) });
  const query = check(endpoint.query, rawQuery);
  const body = check(endpoint.body, rawBody);
  const header = (name: string) => c.req.header(name);
  const zoneIds = [...new Set(v.parse(zoneIdsSchema, header('zoneid') ?? null))].slice(
    0,
    mostZones,
  );
  const moduleId = Number(header('moduleid') ?? 0);
  if (endpoint.scoped && (zoneIds.length === 0 || !Number.isInteger(moduleId) || moduleId < 1)) {
    const field = zoneIds.length === 0 ? 'zoneId' : 'moduleId';
    throw new Refusal('validation', {
      message: t('The header {field} is missing.', { field }),
      detail: { field },
    });
  }
  return {
    query,
    body,
    params: c.req.param(),
    caller:
      known ?? (await readCaller(endpoint, c, deps, guestIdIn(rawQuery) ?? guestIdIn(rawBody))),
    staff,
    courier,
    operator,
    language: languageOf(c),
    zoneIds,
    moduleId: Number.isInteger(moduleId) ? moduleId : 0,
    point: readPoint(header('latitude'), header('longitude')),
    idempotencyKey,
    address,
    request: c.req.raw,
    setCookie: (cookie) => c.header('Set-Cookie', cookie, { append: true }),
  };
}

async function readCaller(
  endpoint: AnyEndpoint,
  c: Context,
  deps: Deps,
  guestId: string | null,
): Promise<Caller> {
  const caller = await findCaller(
    deps.db,
    deps.clock.now(),
    c.req.header('authorization'),
    guestId,
  );
  const isRefused =
    (endpoint.auth === 'customer' && caller.kind !== 'customer') ||
    (endpoint.auth === 'guest' && caller.kind === 'nobody');
  if (isRefused) throw new Refusal('unauthenticated');
  return caller;
}

const longestKey = 200;

/** @throws Refusal `validation` for a key that is too long to be kept, or missing where it `isRequired` */
function readKey(c: Context, isRequired: boolean): string | null {
  const key = c.req.header('idempotency-key') || null;
  if (key === null ? !isRequired : key.length <= longestKey) return key;
  const field = 'Idempotency-Key';
  const message =
    key === null
      ? t('The header {field} is missing.', { field })
      : t('Please check this field: {field}', { field });
  throw new Refusal('validation', { message, detail: { field } });
}

const asFields = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};

function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? '';
  const asked = t('Please check this field: {field}', { field: field || 'body' });
  throw new Refusal('validation', {
    // What the schema found is told in the words that it has.
    message: { ...asked, [defaultLanguage]: `${asked[defaultLanguage]}. ${issue.message}` },
    detail: { field },
  });
}

function guestIdIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('guest_id' in value)) return null;
  const id = value.guest_id;
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;
}

function readPoint(lat: string | undefined, lng: string | undefined): Point | null {
  if (!lat || !lng) return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return isOnEarth ? point : null;
}
