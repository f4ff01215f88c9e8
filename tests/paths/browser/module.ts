import type { Page } from 'playwright-core';
import { defineModel, defineSurroundings } from '../../../charts/package/define';
import type { Answer, Play } from '../../../charts/paths/surroundings';
import type { Module, ModuleType } from '../../../domain/place/module';
import { moduleMachine } from '../../../machines/place/module';
import { module as model } from '../models/module';
import { module as screens } from '../screens/module';
import { press } from '../screens/pieces';
import { refusal } from './answers';
import { guestAtPlace, openModules, placeName } from './shop';

const moduleOf = (id: number, module_type: ModuleType, module_name: string): Module => ({
  id,
  module_type,
  module_name,
  icon_full_url: '',
  description: '',
  zones: [],
  status: 1,
  stores_count: 0,
});
const food = moduleOf(1, 'food', 'Food');
const grocery = moduleOf(2, 'grocery', 'Grocery');
const start = {
  wish: 'settle' as const,
  current: null,
  chosen: null,
  preferred: null,
  askedModules: null,
  hasZone: true,
};

const linked = 'a new place, for a page that a link led to';

/** What is open at the place, as the server tells it. */
let open: readonly unknown[] = [];
const list = 'GET /module';
const lists: Record<string, () => Answer> = {
  none: () => ({ call: list, status: 200, body: [] }),
  food: () => ({ call: list, status: 200, body: open.slice(0, 1) }),
  'grocery and food': () => ({ call: list }),
  // A dead line would be tried again before anybody is told.
  failure: () => ({ call: list, status: 403, body: refusal('closed') }),
};

/** Somebody new, whom a link led to a page, says where to deliver. */
async function namePlace(page: Page): Promise<void> {
  open = await openModules();
  // Before there is a place the modules of all are asked for: another call, which no path decides on.
  await page.route('**/api/v1/module', (route) =>
    route.request().headers().zoneid ? route.fallback() : route.continue(),
  );
  await page.goto('/category/1');
  await page.getByPlaceholder('Street, building or place').fill(placeName);
  await page.getByRole('option').first().click();
}

type Parts = Parameters<typeof defineModel<typeof moduleMachine>>[1];
const fixtures = model.fixtures as Parts;

export const module: Play = {
  model: {
    ...defineModel(moduleMachine, {
      ...fixtures,
      inputs: {
        [linked]: { ...start, stays: true },
        'a module of the header': { ...start, current: food, chosen: grocery },
      },
      events: { ...fixtures.events, 'module.chosen': [{ module: food }] },
      results: {
        ...fixtures.results,
        listModules: { none: [], food: [food], 'grocery and food': [grocery, food] },
      },
    }),
    words: model.words,
  },
  screens: {
    ...screens,
    gestures: {
      ...screens.gestures,
      // The question shows when there is something to answer, and whoever is new needs a module.
      'module.closed': (_, { at: [place] }: { at: readonly string[] }) =>
        place === 'failed' || place === 'noModules' ? [press('Close')] : null,
    },
  },
  surroundings: defineSurroundings(moduleMachine, {
    starts: {
      [linked]: namePlace,
      'a module of the header': async (page) => {
        await guestAtPlace(page);
        await page.goto('/home');
        await page
          .getByRole('navigation', { name: 'Modules' })
          .getByRole('button', { name: 'Grocery' })
          .click();
      },
    },
    answers: {
      listModules: (result) => lists[result]?.() ?? null,
      // The rental's own.
      checkTripZone: () => null,
      resetTripCart: () => null,
    },
  }),
};
