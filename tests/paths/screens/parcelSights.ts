import type { Piece, Seen } from '../../../charts/paths/screens';
import { type ParcelStep, parcelSteps } from '../../../domain/parcel/parcelSteps';
import { noCash, notThere } from './parcelTold';
import { box, button, dialog, radio, unsaid } from './pieces';

const titles: Record<ParcelStep, string> = {
  what: 'What are you sending?',
  sender: 'From whom, and where do we pick it up?',
  receiver: 'To whom, and where does it go?',
  payment: 'When, and who pays?',
};
export const changing = (step: ParcelStep): Piece => ({
  ...button('Change'),
  description: titles[step],
});

const picking = dialog('Where does it go?');
const ordering = dialog('Placing your order…');
const signingIn = dialog('Sign In');
/** The order's button, as long as it cannot, or can, be pressed. */
const send = (disabled: boolean): Piece => ({ ...button(/^Send the parcel/), disabled });

/** The first of each is on no other step. */
const fields: Record<ParcelStep, readonly Piece[]> = {
  what: [{ role: 'radiogroup', name: titles.what }, radio(/^Letter/), box('Note (optional)')],
  sender: [box('Sender’s name'), box('Sender’s phone'), button('12 Palm Street')],
  receiver: [box('Receiver’s name'), box('Receiver’s phone')],
  payment: [{ role: 'radiogroup', name: 'Who pays?' }, button(/^Send the parcel/)],
};
/** What was typed and chosen, once it is folded. */
const folded: Record<ParcelStep, string> = {
  what: 'Box · Keep it upright · Ring twice',
  sender: 'Lina Haddad · +971 50 123 456712 Palm Street, 4',
  receiver: 'Omar Saleh · +971 50 765 43219 Harbour Road',
  payment: '',
};

/** A step that is open, those before it folded, with its address and nothing over it. */
export function step(open: ParcelStep, ...says: (string | RegExp)[]): Seen {
  const before = parcelSteps.slice(0, parcelSteps.indexOf(open));
  const others = parcelSteps.filter((one) => one !== open).flatMap((one) => fields[one][0] ?? []);
  return {
    shown: [
      ...fields[open],
      ...before.map(changing),
      ...(open === 'payment' ? [] : [button('Continue')]),
    ],
    hidden: [...others, picking, ordering, signingIn],
    says: [`/parcel?step=${open}`, ...before.map((one) => folded[one]), ...says],
  };
}

const samePlace = 'This is where we pick it up. Choose another destination.';
export const toElsewhere = step('receiver', unsaid(samePlace));
export const toItself = step('receiver', samePlace);
export const pickingPlace: Seen = { shown: [picking, ...fields.receiver] };

const follows = 'The price follows as soon as both places are known.';
const noWay = 'The distance cannot be measured right now, so there is no price yet.';
const away = "We can't reach the shop for the price.";
const kilometres = '4.2 km by road';

const price = (says: readonly string[], ...shown: Piece[]): Seen => {
  const others = [follows, noWay, away, notThere, kilometres];
  const isKnown = says.includes(kilometres);
  return {
    shown,
    hidden: [send(isKnown)],
    says: [...says, unsaid(...others.filter((one) => !says.includes(one)))],
  };
};
const again = button('Try again');

export const prices = {
  unknown: price(['Total…', follows]),
  known: price(['Total$3.50', kilometres]),
  refused: price(['Total…', notThere]),
  wayUnknown: price(['Total…', noWay], again),
  failed: price(['Total…', away], again),
  /** The last price stands until there is a new one. */
  awaited: { hidden: [send(false), again], says: [unsaid(follows, noWay, away, notThere)] },
} satisfies Record<string, Seen>;

const notAccepted = 'The shop did not accept the order. Check it and try again.';
export const notices = {
  quiet: { says: [unsaid(noCash, notAccepted)] },
  telling: { says: [new RegExp(`${noCash}|${notAccepted}`)] },
} satisfies Record<string, Seen>;

const account: Seen = {
  shown: [{ role: 'heading', name: 'Sign in to send a parcel' }, button('Sign in')],
  says: ['Sign in to continue. What you entered is saved.'],
};
export const strangers = {
  alone: { ...account, hidden: [signingIn, picking, ordering] },
  asked: { ...account, shown: [...(account.shown ?? []), signingIn] },
} satisfies Record<string, Seen>;

export const placing: Seen = { shown: [ordering, ...fields.payment] };
export const placed: Seen = {
  hidden: [ordering],
  says: ['/track-order?order_id=100009&placed=1'],
  stored: { 'parcel-draft': null },
};
