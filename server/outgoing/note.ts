import type { Db, Tx } from '../db/client';
import { type OutgoingSubject, outgoing } from '../db/schema/outgoing';

export interface Happening {
  readonly subject: OutgoingSubject;
  /** Number of the order, trip or application. */
  readonly about: number;
  /** The state that it has entered. */
  readonly what: string;
  readonly at: Date;
}

/**
 * Notes what people and programs outside are told of, in the transaction in which it happens: it is told if and only if
 * that is committed. Each state of a subject is told once.
 */
export const noteHappening = (db: Db | Tx, happened: Happening) =>
  db
    .insert(outgoing)
    .values({ ...happened, nextAt: happened.at })
    .onConflictDoNothing();
