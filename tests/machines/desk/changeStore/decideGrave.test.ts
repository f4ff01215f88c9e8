import { expect, it } from 'vitest';
import { decideGrave, type StoreChange } from '../../../../machines/desk/changeStore';

it.each<[StoreChange, boolean]>([
  [{ kind: 'soldOut', itemId: 7, isSoldOut: true }, false],
  [{ kind: 'price', itemId: 7, price: 0, was: 4.5 }, false],
  [{ kind: 'busy', isBusy: true }, false],
  [{ kind: 'pause', minutes: 30 }, true],
  [{ kind: 'pause', minutes: 0 }, false],
  [{ kind: 'hours', hours: [], was: [] }, false],
  [{ kind: 'invite', email: 'noor@store.example' }, false],
  [{ kind: 'remove', staffId: 3, email: 'noor@store.example' }, true],
])('%j is asked about first: %s (DESK-11)', (change, isGrave) => {
  expect(decideGrave(change)).toBe(isGrave);
});
