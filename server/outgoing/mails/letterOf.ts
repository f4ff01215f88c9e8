import { and, eq } from 'drizzle-orm';
import { spokenIn } from '../../../domain/language/languages';
import { inLanguage, type Localized } from '../../../domain/language/localized';
import { orderStatuses } from '../../../domain/orders/order';
import { tripStatuses } from '../../../domain/rental/trip';
import { isOneOf } from '../../../domain/values/entries';
import { wordsOf } from '../../account/notifications/texts';
import { refundRequests } from '../../db/schema/afterOrder';
import { applications } from '../../db/schema/applications';
import type { Deps } from '../../deps';
import { t } from '../../locales/t';
import { findOrder } from '../../orders/store';
import type { OutgoingRow } from '../queue';
import { emptyLetter, type Told } from './letter';
import { pageLink } from './link';
import { orderLetter } from './orderLetter';
import { mailOf } from './recipient';
import { tripLetter } from './tripLetter';

const words = {
  seeOrder: t('See the order'),
  application: t('We have your application'),
  thanks: (name: string) => t('Thank you, {name}!', { name }),
  soon: t('We read it and write to you at this address.'),
  yourApplication: t('Your application'),
  welcome: (name: string) => t('Welcome, {name}! We have accepted your application.', { name }),
  signIn: t('Sign in with this e-mail address and the password that you applied with.'),
  begin: t('Begin'),
  rejected: (name: string) => t('Dear {name}, we cannot accept your application.', { name }),
};

async function refundLetter(deps: Deps, orderId: number): Promise<Told> {
  const order = await findOrder(deps.db, orderId);
  const [request] = await deps.db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId)));
  if (!order || !request || request.status === 'pending') return null;
  const to = await mailOf(deps.db, order);
  if (to === null) return null;
  const { language, trackToken } = order;
  const { title, description } = wordsOf(
    {
      kind: 'refund',
      what: request.status,
      id: `refund-${request.id}`,
      at: request.answeredAt ?? request.createdAt,
      about: orderId,
      name: null,
      amount: request.amount ?? 0,
    },
    await deps.settings.config(language),
    language,
  );
  const link = pageLink(deps.env, '/track-order', { order_id: String(orderId), share: trackToken });
  return {
    ...emptyLetter,
    to,
    language,
    title,
    paragraphs: [description, request.answer].filter(Boolean),
    link: link === null ? null : { name: inLanguage(words.seeOrder, language), address: link },
  };
}

/** Under which page an admitted one begins. */
const places = { store: '/desk', courier: '/ride' } as const;

async function applicationLetter(deps: Deps, id: number, what: string): Promise<Told> {
  const [row] = await deps.db.select().from(applications).where(eq(applications.id, id));
  if (!row) return null;
  const language = spokenIn(String(row.facts.language ?? ''));
  const letter = { ...emptyLetter, to: row.email, language };
  const say = (text: Localized) => text[language];
  if (what === 'received') {
    if (row.status !== 'pending') return null;
    const paragraphs = [say(words.thanks(row.firstName)), say(words.soon)];
    return { ...letter, title: say(words.application), paragraphs };
  }
  const answer = [row.answer].filter(Boolean);
  if (row.status === 'rejected') {
    const paragraphs = [say(words.rejected(row.firstName)), ...answer];
    return { ...letter, title: say(words.yourApplication), paragraphs };
  }
  const link = pageLink(deps.env, places[row.kind], {});
  return {
    ...letter,
    title: say(words.yourApplication),
    paragraphs: [say(words.welcome(row.firstName)), say(words.signIn), ...answer],
    link: link === null ? null : { name: say(words.begin), address: link },
  };
}

/** Who is written what about something that has happened. */
export async function letterOf(deps: Deps, { subject, about, what }: OutgoingRow): Promise<Told> {
  switch (subject) {
    case 'order':
      return isOneOf(orderStatuses, what) ? orderLetter(deps, about, what) : null;
    case 'trip':
      return isOneOf(tripStatuses, what) ? tripLetter(deps, about, what) : null;
    case 'refund':
      return refundLetter(deps, about);
    case 'application':
      return applicationLetter(deps, about, what);
  }
}
