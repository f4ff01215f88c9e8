import type { Deps } from '../../server/deps';
import type { Bank } from './bank';
import type { Random } from './random';
import type { Shopper, Stocks } from './world';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Code of the refusal; empty for what was done. */
  readonly code: string;
  readonly location: string;
}

export interface Asked {
  readonly who?: Shopper | null;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, or of the whole shop where it begins with a second slash. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly moduleId?: number;
}

/** Something that must happen once, however often it is sent: what its sender knows of it. */
export interface Intent {
  readonly kind: 'order' | 'trip' | 'transfer' | 'fund';
  readonly key: string;
  readonly who: Shopper;
  /** What was answered where it was done; equal ones are written once. */
  readonly answers: Set<string>;
  /** What was in the cart was ordered. */
  readonly isOfCart: boolean;
  /** Of an order or trip. */
  id: number | null;
  isRefused: boolean;
  send(): Promise<Answer | null>;
}

export interface IssuedCode {
  readonly phone: string;
  readonly code: string;
  readonly at: Date;
  opened: number;
  wrong: number;
}

/** One simulated day: what its actors share. */
export interface Day {
  readonly random: Random;
  readonly stocks: Stocks;
  readonly bank: Bank;
  /** What shoppers know. */
  readonly intents: Intent[];
  readonly orders: { id: number; who: Shopper }[];
  readonly trips: { id: number; who: Shopper; hours: number; quantity: number }[];
  /** How many units each owner put into the cart, at the most. */
  readonly filled: Map<string, number>;
  /** Orders that somebody asked to have back in the cart. */
  readonly takenBack: Set<number>;
  /** Which couriers were told to have handed an order over. */
  readonly handedOver: Map<number, ReadonlySet<number>>;
  readonly pages: { id: string; who: Shopper }[];
  readonly codes: IssuedCode[];
  now(): Date;
  nextKey(): string;
  /** Somebody else begins, beside whoever says so. */
  start(name: string, work: () => Promise<void>): void;
  /** Calls one of the servers; null when no answer comes. */
  ask(asked: Asked): Promise<Answer | null>;
  /** Does what an operator or the ticker does, on one of the servers; null when it is killed or fails by a fault. */
  inside<Result>(what: string, work: (deps: Deps) => Promise<Result>): Promise<Result | null>;
  /** Lets others go first. */
  pause(): Promise<void>;
  jump(milliseconds: number): void;
  wrong(sentence: string): void;
}

/** Something that may be done now; false when there is nothing to do it with. */
export type Act = (day: Day) => boolean;
