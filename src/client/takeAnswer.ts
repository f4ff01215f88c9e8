import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { queryClient } from './queryClient';
import type { SharedAnswer } from './windows';

interface Here<Value> {
  /** What the answer has to be of. */
  readonly of: string;
  readonly key: QueryKey;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** No call of this window is under way whose answer may be older, and come later. */
  readonly isAtRest: boolean;
  readonly show: (value: Value, at: { updatedAt: number }) => void;
}

/**
 * Shows what another window was answered, when it was asked for after all that is known here: of two answers that cross
 * nobody can tell which is older.
 * @returns whether nothing is left to ask
 */
export function takeAnswer<Value>(told: SharedAnswer, here: Here<Value>): boolean {
  const known = queryClient.getQueryState(here.key)?.dataUpdatedAt ?? 0;
  const isNewer = told.asked >= known && told.asked <= told.heard && told.heard <= Date.now();
  if (told.of !== here.of || !isNewer) return false;
  const value = v.safeParse(here.schema, told.value);
  if (!value.success) return false;
  here.show(value.output, { updatedAt: told.heard });
  return here.isAtRest;
}
