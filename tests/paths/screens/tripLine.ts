import { defineScreens } from '../../../charts/package/define';
import type { Piece, Seen } from '../../../charts/paths/screens';
import { tripLineMachine } from '../../../machines/rental/tripLine';
import { type SampleLine, sampleCart, samplePlan, sampleVehicle } from '../../support/rental';
import { button, gone, press, pressing, there } from './pieces';

const atlas = 'Atlas';

function facts(parts: SampleLine) {
  const [line] = sampleCart([{ vehicle: sampleVehicle({ name: atlas }), ...parts }]).carts;
  if (!line) throw new Error('a cart with one line has one');
  return { line, plan: samplePlan() };
}
interface Line {
  readonly quantity: number;
  readonly available_count: number | null;
}
const two = facts({ quantity: 2 });
const none = facts({ quantity: 2, available_count: 0 });
const few = facts({ quantity: 2, available_count: 2 });

/** What was refused is back at two. */
const isShown = (
  { quantity, available_count }: Line,
  [place]: readonly string[],
  { line }: { line: Line },
) =>
  available_count === line.available_count &&
  (place === 'changing.failed'
    ? quantity === 2
    : quantity === line.quantity && (place !== 'changing.resting' || quantity === 2));

/** A vehicle of the trip whose name fits a pattern: what the shopper does and sees (RCART-01 to RCART-06). */
export const tripLineOf = (name: string) => {
  const bin = press(new RegExp(`^Remove ${name} from the trip$`));
  const article: Piece = { role: 'article', name: new RegExp(`^${name}$`) };
  const row: Seen = { shown: [article] };
  const undo: Seen = { ...there(button('Undo')), hidden: [article] };
  return defineScreens(tripLineMachine, {
    gestures: {
      'tripLine.increased': ({ line }, { at, context }) =>
        isShown(line, at, context) ? [press(new RegExp(`^One more of ${name}$`))] : null,
      'tripLine.decreased': ({ line }, { at, context }) =>
        isShown(line, at, context)
          ? [line.quantity === 1 ? bin : press(new RegExp(`^One less of ${name}$`))]
          : null,
      'tripLine.removeChosen': ({ line }, { at, context }) =>
        isShown(line, at, context) ? [bin] : null,
      'tripLine.undoChosen': pressing('Undo'),
      'tripLine.retried': pressing('Try again'),
    },
    seen: {
      'changing.resting': row,
      'changing.collectingClicks': row,
      'changing.saving': row,
      'changing.failed': { shown: [article, button('Try again')] },
      removing: gone(article),
      offeringUndo: undo,
      // What the answer brings into the cart is no longer this line.
      restoring: gone(button('Undo')),
      restoreFailed: { ...there(button('Try again')), hidden: [article] },
      signingIn: {},
      goingOn: null,
      removed: gone(button('Undo')),
    },
    told: {
      inputs: { 'two vehicles': two, 'none to be had': none, 'the last two': few },
      events: {
        'tripLine.increased': [two, none, few],
        'tripLine.decreased': [two, facts({ quantity: 1 })],
        'tripLine.removeChosen': [two],
        'tripLine.undoChosen': [{}],
        'tripLine.retried': [{}],
      },
    },
  });
};

export const tripLine = tripLineOf(atlas);
