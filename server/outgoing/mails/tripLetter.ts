import { eq } from 'drizzle-orm';
import { inLanguage, type OwnText } from '../../../domain/language/localized';
import type { TripStatus } from '../../../domain/rental/trip';
import { formatMoney, fromMillis } from '../../../domain/values/money';
import { wordsOf } from '../../account/notifications/texts';
import { rentalProviders } from '../../db/schema/rental';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { t } from '../../locales/t';
import { reasonIn } from '../../orders/reasons';
import { tripCancellationReasons } from '../../rental/trips/cancel';
import { linesOf } from '../../rental/trips/store';
import { heldBack } from '../heldBack';
import { momentIn } from './formats';
import { emptyLetter, type Told } from './letter';
import { pageLink } from './link';
import { moneyBack } from './moneyBack';
import { mailOf } from './recipient';

const words = {
  title: (id: number) => t('We have your trip #{id}', { id }),
  thanks: (name: string) => t('Thank you, {name}!', { name }),
  next: (name: OwnText) =>
    t('{name} confirms it soon. Its page shows everything about it.', { name }),
  see: t('See the trip'),
  start: t('Begins'),
  end: t('Ends'),
  pickup: t('Pickup'),
  total: t('Total'),
  reason: t('Reason'),
};

/** What a shopper is written about a trip that has entered a state; null where it is being driven: they sit in it. */
export async function tripLetter(deps: Deps, id: number, what: TripStatus): Promise<Told> {
  if (what === 'ongoing') return null;
  const [row] = await deps.db.select().from(trips).where(eq(trips.id, id));
  if (!row) return null;
  const to = await mailOf(deps.db, row);
  if (to === null) return null;
  const isBooked = what === 'pending';
  const held = heldBack(row, what);
  if (held !== 'no') return held === 'later' ? held : null;
  const { language } = row;
  const config = await deps.settings.config(language);
  const timeZone = await deps.settings.timeZone();
  const [provider] = await deps.db
    .select({ name: rentalProviders.name })
    .from(rentalProviders)
    .where(eq(rentalProviders.id, row.providerId));
  const say = (text: OwnText) => inLanguage(text, language);
  const facts = { id: `trip-${id}`, at: row.updatedAt, about: id, amount: 0 };
  const told = isBooked
    ? { title: say(words.title(id)), description: say(words.thanks(row.contactPersonName)) }
    : wordsOf({ ...facts, kind: 'trip', name: provider?.name ?? null, what }, config, language);
  const isAhead = isBooked || what === 'confirmed';
  const lines = isAhead ? await linesOf(deps.db, [id]) : [];
  const link = pageLink(deps.env, '/my-trips', { trip_id: String(id), share: row.trackToken });
  const amount = (value: number) => formatMoney(fromMillis(value), config);
  return {
    ...emptyLetter,
    to,
    language,
    title: told.title,
    paragraphs: [
      told.description,
      ...(isBooked && provider ? [say(words.next(provider.name))] : []),
      ...(what === 'canceled' && row.refundedTo ? [say(moneyBack[row.refundedTo])] : []),
    ],
    facts: isAhead
      ? [
          { name: say(words.start), value: momentIn(row.startsAt, language, timeZone) },
          { name: say(words.end), value: momentIn(row.endsAt, language, timeZone) },
          { name: say(words.pickup), value: row.pickup.location_name },
        ]
      : what === 'canceled' && row.cancellationReason
        ? [
            {
              name: say(words.reason),
              value: reasonIn(language, row.cancellationReason, tripCancellationReasons),
            },
          ]
        : [],
    lines: lines.map((line) => ({
      name: `${line.quantity} × ${say(line.name)}`,
      amount: amount(line.subtotal),
    })),
    sums: isAhead ? [{ name: say(words.total), amount: amount(row.amount) }] : [],
    link: link === null ? null : { name: say(words.see), address: link },
  };
}
