import type { Page } from '@playwright/test';
import { type ClassicBackEnd, startClassic } from '../support/classic/start';
import type { Version } from '../support/classic/state';
import { type OneMoreServer, startOneMore } from './oneMoreServer';

export interface ClassicShop extends ClassicBackEnd {
  /** Where the client alone is served, whose calls go to the back end. */
  page: string;
  stop(): Promise<void>;
}

/** The client of this build, served alone: its calls go to the address of another back end. */
export const startClientAlone = (apiUrl: string): Promise<OneMoreServer> =>
  startOneMore({ API_URL: apiUrl });

interface Standing {
  client: OneMoreServer;
  /** Where the back ends of its version stand, one after another. */
  port: number;
}

/** Served until this worker ends: of a back end a client keeps its settings, which all of one version have alike. */
const standing = new Map<Version, Standing>();

export async function startClassicShop(version: Version): Promise<ClassicShop> {
  const before = standing.get(version);
  const backEnd = await startClassic(version, before?.port);
  if (before) return { ...backEnd, page: before.client.page, stop: backEnd.close };
  const client = await startClientAlone(backEnd.address).catch(async (error: unknown) => {
    await backEnd.close();
    throw error;
  });
  standing.set(version, { client, port: Number(new URL(backEnd.address).port) });
  return { ...backEnd, page: client.page, stop: backEnd.close };
}

/** A browser that has chosen the place in the north and the module of food; more of what it remembers by `more`. */
export const standInFood = (page: Page, more: Record<string, string> = {}) =>
  page.addInitScript((added) => {
    const module = { id: 1, module_type: 'food', module_name: 'Food', status: 1, zones: [1] };
    const rest = { description: '', icon_full_url: '', stores_count: 2 };
    const entries = {
      'language-setting': 'en',
      location: '12 Palm Street, North',
      zoneid: '[1]',
      currentLatLng: '{"lat":24.7,"lng":46.66}',
      module: JSON.stringify({ ...module, ...rest }),
      ...added,
    };
    for (const [key, value] of Object.entries(entries))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, more);
