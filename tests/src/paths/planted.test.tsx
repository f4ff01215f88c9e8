import { configure } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { wordingOf } from '../../../charts/paths/approved/wording';
import { wornOf } from '../../../charts/paths/mutation/worn';
import type { AnyScreens } from '../../../charts/paths/screens';
import { domSurface } from '../../../charts/paths/surfaces/dom';
import { provideNavigation } from '../../../src/flow/emitted';
import { sampleItem } from '../../domain/samples';
import type { FlowName } from '../../paths/everyModel';
import { screens } from '../../paths/screens';
import { settings } from '../../support/fakeCart';
import { markedEnglish, withoutMarks } from '../../support/marked';
import { over } from '../../support/over';
import { type Mistake, withMistake } from '../../support/planted';
import { playedFlow, type Show } from '../../support/playedFlow';
import { renderAtOnce, spoken } from '../../support/renderAtOnce';
import { sampleVehicle } from '../../support/rental';
import { answers, namesGiven, wear } from '../../support/staged';

answers.set('/config', {
  ...settings,
  active_payment_method_list: [
    { gateway: 'card', gateway_title: 'Card', gateway_image_full_url: '' },
  ],
});
namesGiven.add('Card');
answers.set('/customer/cart/list', []);
const { startAddToCart } = await import('../../../src/cart/addToCart/startAddToCart');
const { startAddVehicle } = await import('../../../src/rental/addVehicle/startAddVehicle');
// Their code is there before anybody waits for them: a busy machine takes its time to read it.
await import('../../../src/cart/addToCart/AddToCartScreens');
await import('../../../src/rental/addVehicle/AddVehicleScreens');

const patience = 600;
configure({ asyncUtilTimeout: patience });
provideNavigation(() => undefined);
spoken.messages = markedEnglish;
const surface = domSurface(withoutMarks);
afterAll(surface.close);

const shows: Partial<Record<FlowName, Show>> = {
  addToCart: async () => {
    await renderAtOnce(null);
    void Promise.resolve(startAddToCart({ item: sampleItem() } as never, null)).catch(() => null);
  },
  // Its toasts stand with a button that its dialogs have too.
  addVehicle: async () => {
    await renderAtOnce(null);
    void startAddVehicle(sampleVehicle(), 'add').catch(() => null);
  },
  addFund: over(() => import('../../../src/account/wallet/AddFundDialog'), null),
  clearCart: over(() => import('../../../src/cart/ClearCartDialog'), null),
  logout: over(() => import('../../../src/identity/logout/LogoutDialog'), null),
};

const tables: Readonly<Record<string, AnyScreens | readonly AnyScreens[]>> = screens;
const played = new Map(
  await Promise.all(
    Object.entries(shows).map(async ([name, show]) => {
      const [table] = [tables[name] ?? []].flat();
      if (!table) throw new Error(`There are no screens of ${name}`);
      const playing = {
        approved: 'tests/paths/approved',
        criterion: 'transitions' as const,
        touched: null,
        patience,
      };
      return [name, await playedFlow(name as FlowName, table, show, surface, playing)] as const;
    }),
  ),
);

/** The first step of a flow's paths that is not as people agreed, and what is wrong there; null where all are. */
async function toldOf(flow: string, mistake: Mistake | null) {
  const flowPlayed = played.get(flow);
  if (!flowPlayed) throw new Error(`${flow} is not played here`);
  const { explored, plan, take } = flowPlayed;
  const { machine } = explored.model;
  const { cause } = wordingOf(explored.model);
  wear(mistake && wornOf(machine, withMistake(machine, mistake)));
  try {
    for (const path of plan.paths) {
      const wrong = await take(path);
      const arc = wrong && path[wrong.step];
      if (wrong) return [arc && cause(arc.cause), wrong.wrong ?? wrong.found];
    }
    return null;
  } finally {
    wear(null);
  }
}

const mistakes: readonly (readonly [string, Mistake, readonly [step: string, wrong: string]])[] = [
  [
    "another store's cart is wiped without asking",
    { flow: 'addToCart', code: ['states.deciding.always.2', 'target', 'replacing'] },
    ['"Read the cart" answers: a cart with another store\'s item', 'replacing'],
  ],
  [
    'a guard is swapped',
    { flow: 'addToCart', code: ['states.deciding.always.1', 'guard', 'isFromOtherStore'] },
    ['"Read the cart" answers: a cart with another store\'s item', 'updating'],
  ],
  [
    'a guard is dropped',
    { flow: 'addToCart', code: ['states.adding.invoke.onDone.0', 'guard', undefined] },
    ['"Add the item" answers: the session has ended', 'added'],
  ],
  [
    'an action is dropped',
    {
      flow: 'logout',
      code: ['states.forgettingCustomer', 'entry', ['removeToken', 'dropPrivateData']],
    },
    [
      '"Tell the server about the logout" fails: unreachable',
      '- does Forget drafts and orders on this device',
    ],
  ],
  [
    'an action is dropped elsewhere',
    { flow: 'clearCart', code: ['states.cleared', 'entry', ['noteCleared']] },
    [
      '"Clear the cart" answers: accepted',
      '- says success "Your cart has been cleared successfully." [cart.cleared], for 5 s',
    ],
  ],
  [
    'an assign is swapped',
    { flow: 'addToCart', code: ['states.updating.invoke.onDone.1', 'actions', 'forgetRefusal'] },
    ['"Change its line" answers: the session has ended', 'refused'],
  ],
  [
    '`leaving: false` is noted',
    { flow: 'addFund', actions: { noteLeaving: assign({ leaving: false }) } },
    ['"Open a payment page" answers: a page', 'leaving'],
  ],
  [
    'a transition leads to a wrong target',
    { flow: 'logout', code: ['states.asking.on', 'logout.declined', 'loggedOut'] },
    ['Logout declined', 'loggedOut'],
  ],
  [
    'a state is not said to be busy',
    { flow: 'clearCart', code: ['states.clearing', 'tags', []] },
    [
      'Clear pressed',
      '+ Clearing [CART-06 CART-16] (screen warning): The cart is empty on the screen and is being cleared on the server.',
    ],
  ],
  [
    'an event is taken where it should do nothing',
    { flow: 'logout', code: ['states.leaving', 'on', { 'logout.declined': 'stayed' }] },
    ['Logout confirmed', '+ here: Logout declined'],
  ],
  [
    'an event is heard no more',
    { flow: 'clearCart', code: ['states.failed', 'on', { 'clearCart.confirmed': 'clearing' }] },
    ['"Ask to sign in" fails: unreachable', '- here: Keep the cart'],
  ],
  [
    'a pause takes a hundred times as long',
    { flow: 'logout', delays: { logoutPause: 50_000 } },
    [
      'Logout confirmed',
      '- waits 0.5 s: Pause before logging out (0.5 s); + waits 50 s: Pause before logging out (0.5 s)',
    ],
  ],
];

describe('a mistake in a chart is told by the screens that show it, with the step', () => {
  it.each([...played.keys()])('none where nothing is changed: %s', async (flow) => {
    expect(await toldOf(flow, null)).toBeNull();
  });

  it.each(mistakes)('%s', async (_name, mistake, told) => {
    expect(await toldOf(mistake.flow, mistake)).toEqual(told);
  });
});
