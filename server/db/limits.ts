import * as v from 'valibot';
import type { Env } from '../env';
import { databaseFields } from '../envDatabase';

export type DatabaseLimits = Pick<Env, keyof typeof databaseFields>;

/** Those of an environment that says nothing. */
export const usualLimits: DatabaseLimits = v.parse(v.object(databaseFields), {});
