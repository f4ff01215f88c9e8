import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { approvedOf } from '../../charts/paths/approved/approve';
import { compare } from '../../charts/paths/approved/compare';
import { models } from '../paths/models';
import { type Mistake, withMistake } from '../support/planted';

function told(mistake: Mistake): readonly string[] {
  const model = models.find(({ name }) => name === mistake.flow);
  const approved = approvedOf('tests/paths/approved', mistake.flow);
  if (!model || !approved) throw new Error(`There is no flow ${mistake.flow}`);
  const machine = withMistake(model.machine, mistake);
  return compare({ ...model, machine }, approved).wrong;
}

const mistakes: readonly (readonly [string, Mistake, readonly string[]])[] = [
  [
    "another store's cart is wiped without asking",
    { flow: 'addToCart', code: ['states.deciding.always.2', 'target', 'replacing'] },
    [
      `  step 1, "Read the cart" answers: a cart with another store's item`,
      '    - → Confirming replacement',
      '    - here: Other items may go, Keep the cart as it is',
      '    + → Replacing',
      '    + asks "Clear the cart and add the item": line the start’s line',
      '    + here: nothing can be pressed or said',
    ],
  ],
  [
    'a guard is swapped',
    { flow: 'addToCart', code: ['states.deciding.always.1', 'guard', 'isFromOtherStore'] },
    [
      '  step 1, "Read the cart" answers: a cart with this item',
      '    - → Updating',
      `    - asks "Change its line": line the start’s line, was '1//'`,
      '    - here: nothing can be pressed or said',
      '    + → Refused',
      '    + says error "Something went wrong. Please try again." [failed.unexpected]',
      "    + ends: kind 'refused'",
    ],
  ],
  [
    'a guard is dropped',
    { flow: 'addToCart', code: ['states.adding.invoke.onDone.0', 'guard', undefined] },
    [
      '  step 2, "Add the item" answers: the session has ended',
      '    - → Signing in',
      '    - asks "Ask to sign in"',
      '    + → Added',
      "    + keeps outcome: 'refused' → 'added'",
      '    + says success "Item added to cart" [cart.itemAdded]',
      "    + ends: kind 'added'",
    ],
  ],
  [
    'an action is dropped',
    {
      flow: 'logout',
      code: ['states.forgettingCustomer', 'entry', ['removeToken', 'dropPrivateData']],
    },
    [
      '  step 3, "Tell the server about the logout" fails: unreachable',
      '    - does Forget drafts and orders on this device',
    ],
  ],
  [
    'an action is dropped elsewhere',
    { flow: 'clearCart', code: ['states.cleared', 'entry', ['noteCleared']] },
    [
      '  step 2, "Clear the cart" answers: accepted',
      '    - says success "Your cart has been cleared successfully." [cart.cleared], for 5 s',
    ],
  ],
  [
    'an assign is swapped',
    { flow: 'addToCart', code: ['states.updating.invoke.onDone.1', 'actions', 'forgetRefusal'] },
    [
      '  step 2, "Change its line" answers: the session has ended',
      '    - → Signing in',
      '    - asks "Ask to sign in"',
      '    - here: nothing can be pressed or said',
      '    + → Refused',
      '    + says error "Something went wrong. Please try again." [server.refusal]',
      "    + ends: kind 'refused'",
    ],
  ],
  [
    '`leaving: false` is noted',
    { flow: 'addFund', actions: { noteLeaving: assign({ leaving: false }) } },
    [
      '  step 2, "Open a payment page" answers: a page',
      '    - keeps leaving: no → yes',
      '    - ends: leaving yes',
      '    + ends: leaving no',
    ],
  ],
  [
    '`loggedOut: false` is noted',
    { flow: 'logout', actions: { noteLoggedOut: assign({ loggedOut: false }) } },
    [
      '  step 4, "Longest wait for the answer" is over',
      '    - keeps loggedOut: no → yes',
      '    - ends: loggedOut yes',
      '    + ends: loggedOut no',
    ],
  ],
  [
    'a transition leads to a wrong target',
    { flow: 'logout', code: ['states.asking.on', 'logout.declined', 'loggedOut'] },
    [
      '  step 1, Logout declined',
      '    - → Stayed',
      '    - ends: loggedOut no',
      '    + → Logged out',
      '    + keeps loggedOut: no → yes',
      '    + says success "Logout successful." [session.loggedOut]',
      '    + says go to /home',
      '    + ends: loggedOut yes',
    ],
  ],
  [
    'a pause takes a hundred times as long',
    { flow: 'logout', delays: { logoutPause: 50_000 } },
    [
      '  step 1, Logout confirmed',
      '    - waits 0.5 s: Pause before logging out (0.5 s)',
      '    + waits 50 s: Pause before logging out (0.5 s)',
    ],
  ],
];

describe('a planted mistake is told with the step and the words of the flow', () => {
  it('none where nothing is changed', () => {
    for (const flow of ['addToCart', 'logout', 'clearCart', 'addFund'])
      expect(told({ flow })).toEqual([]);
  });

  it.each(mistakes)('%s', (_name, mistake, words) => {
    const [path, ...lines] = told(mistake)[0]?.split('\n') ?? [];
    expect(path).toMatch(/^\d+\. \S/);
    expect(lines).toEqual(words);
  });
});
