import { defineScreens } from '../../../charts/package/define';
import type { Piece, Seen } from '../../../charts/paths/screens';
import { entryOfLine, type WantedLine } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import { cartLineMachine } from '../../../machines/cart/cartLine';
import { sampleItem } from '../../domain/samples';
import { button, gone, press, pressing, there } from './pieces';

const sold = 'Sourdough';

const few = { stock: 2 };
const rare = { maximum_cart_quantity: 2 };
export const lineOf = (quantity: number, item: Partial<Item> = {}): WantedLine => ({
  item: sampleItem({ name: sold, stock: 9, ...item }),
  quantity,
  variation: [],
  addOns: [],
});
const facts = (quantity: number, item?: Partial<Item>) => {
  const entry = entryOfLine(lineOf(quantity, item), 1);
  return { entry, entries: [entry] };
};

/** How many of the line the shopper sees, as long as it can be told: what was refused is back at two. */
const shownUnits = (place: string | undefined, { quantity }: WantedLine): number | null => {
  if (place === 'changing.failed') return 2;
  return place === 'changing.resting' && quantity !== 2 ? null : quantity;
};
const isShown = (
  { item, quantity }: { item: Item; quantity: number },
  [place]: readonly string[],
  { line }: { line: WantedLine },
) =>
  quantity === shownUnits(place, line) &&
  item.stock === line.item.stock &&
  item.maximum_cart_quantity === line.item.maximum_cart_quantity;

/** A line of the cart whose item's name fits a pattern: what the shopper does and sees (CART-01 to CART-09). */
export const lineOfItem = (name: string) => {
  const bin = press(new RegExp(`^Remove ${name} from the cart$`));
  const row: Piece = { role: 'article', name: new RegExp(`^${name}$`) };
  const loaf: Seen = { shown: [row] };
  const removed: Seen = { ...there(button('Undo')), says: [new RegExp(`${name} removed`)] };
  return defineScreens(cartLineMachine, {
    gestures: {
      'cartLine.increased': ({ entry }, { at, context }) =>
        isShown(entry, at, context) ? [press(new RegExp(`^One more of ${name}$`))] : null,
      'cartLine.decreased': ({ entry }, { at, context }) =>
        isShown(entry, at, context)
          ? [entry.quantity === 1 ? bin : press(new RegExp(`^One less of ${name}$`))]
          : null,
      'cartLine.removeChosen': ({ entry }, { at, context }) =>
        entry.quantity > 1 && isShown(entry, at, context) ? [bin] : null,
      // The row with Undo is of what the server's cart lacks.
      'cartLine.undoChosen': (_, { at: [place] }) =>
        place === 'restoreFailed' ? null : [press('Undo')],
      'cartLine.retried': pressing('Try again'),
    },
    seen: {
      'changing.resting': loaf,
      'changing.collectingClicks': loaf,
      'changing.saving': loaf,
      'changing.failed': { shown: [...(loaf.shown ?? []), button('Try again')] },
      removing: removed,
      offeringUndo: removed,
      restoring: { ...loaf, ...gone(button('Undo')) },
      // Where no server holds the cart, it cannot be told what it lacks.
      restoreFailed: there(button('Try again')),
      signingIn: {},
      goingOn: null,
      removed: gone(button('Undo')),
    },
    unseen: {
      'cartLine.restoreFailed|cartLine.undoChosen|0':
        'Without a server the cart still lists the line, and no row offers Undo; the browser’s paths press it',
    },
    told: {
      inputs: {
        'a line of two': { line: lineOf(2) },
        'the last two': { line: lineOf(2, few) },
        'as many as one cart may hold': { line: lineOf(2, rare) },
      },
      events: {
        'cartLine.increased': [facts(2), facts(3), facts(2, few), facts(2, rare)],
        'cartLine.decreased': [facts(2), facts(1)],
        'cartLine.removeChosen': [facts(2), facts(2, few), facts(2, rare)],
        'cartLine.undoChosen': [{}],
        'cartLine.retried': [{}],
      },
      project: ({ line: { item, quantity }, attempt, undoWanted, waiting }) => [
        item.stock,
        item.maximum_cart_quantity,
        quantity,
        attempt,
        undoWanted,
        waiting,
      ],
    },
  });
};

export const cartLine = lineOfItem(sold);
