import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * One call of the wire contract. `path` is relative to `/api/v1`, with `{name}` for parameters.
 * `auth`: `none` (anybody), `anyone` (anybody; token or guest_id are sent when there are any), `guest`
 * (token, or guest_id), `customer` (token only), `staff` (token of somebody at a store's desk), `owner` (of one who owns it),
 * `courier` (token of a courier).
 */
export interface Endpoint<Query extends Schema, Body extends Schema, Answer extends Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly auth:
    | 'none'
    | 'anyone'
    | 'guest'
    | 'customer'
    | 'staff'
    | 'owner'
    | 'courier'
    | 'operator';
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The body is a form, since it may hold files. */
  readonly multipart?: boolean;
  /** The call takes an `Idempotency-Key` header of at most 200 letters, or is refused without one. */
  readonly idempotent?: boolean | 'required';
  /** The call needs the zoneId and moduleId headers. */
  readonly scoped?: boolean;
}

export type AnyEndpoint = Endpoint<Schema, Schema, Schema>;

export const endpoint = <const Q extends Schema, const B extends Schema, const A extends Schema>(
  definition: Endpoint<Q, B, A>,
): Endpoint<Q, B, A> => definition;

export type QueryOf<E extends AnyEndpoint> = v.InferInput<E['query']>;
export type BodyOf<E extends AnyEndpoint> = v.InferInput<E['body']>;
export type AnswerOf<E extends AnyEndpoint> = v.InferOutput<E['answer']>;
