import { and, eq } from 'drizzle-orm';
import { phoneOf } from '../../../domain/values/phone';
import { customers } from '../../db/schema/people';
import type { Deps } from '../../deps';
import { isMailOn, isTextOn, type OutgoingEnd } from '../channels';
import { mailOf } from '../mails/recipient';
import { isPast, type OutgoingRow } from '../queue';
import { isWithin } from '../within';
import { asGsm, smsCount } from './letters';
import { shortLink } from './shortLinks';
import { type TextNews, textNewsOf } from './textNews';

/** The wordings from the one that says most to the shortest: the first that is one message, else the one of the fewest. */
const shortest = (wordings: readonly string[]): string =>
  wordings.reduce((best, next) => (smsCount(next) < smsCount(best) ? next : best));

/** As it is sent. A link says whose it is: where the name would cost another message it is left out. */
export function setText(words: string, shop: string, link: string | null): string {
  const named = `${shop}: ${words}`;
  const all = link === null ? [named] : [`${named}\n${link}`, `${words}\n${link}`];
  return shortest(all.map(asGsm));
}

/** Whether it is a customer who has switched text messages off. */
async function wantsNone({ db }: Deps, { customerId }: TextNews['row']): Promise<boolean> {
  if (customerId === null) return false;
  const { textsOff, id } = customers;
  return (await db.$count(customers, and(eq(id, customerId), eq(textsOff, true)))) > 0;
}

/** Whether it is somebody who is sent text messages: all are, or those alone whom no mail reaches. */
async function isMeant(deps: Deps, { row }: TextNews): Promise<boolean> {
  if (!(await isTextOn(deps)) || (await wantsNone(deps, row))) return false;
  if ((await deps.settings.orderTexts()) === 'all' || !(await isMailOn(deps))) return true;
  return (await mailOf(deps.db, row)) === null;
}

/** @throws when it was not taken; `old` and `tooMany` when it is given up */
export async function sendText(deps: Deps, row: OutgoingRow): Promise<OutgoingEnd> {
  const news = await textNewsOf(deps, row);
  if (news === 'later') return news;
  if (news === null || !(await isMeant(deps, news))) return 'told';
  const { country, business_name: shop } = await deps.settings.config(news.language);
  const to = phoneOf(news.row.contactPersonNumber, country);
  if (to === null) return 'told';
  const now = deps.clock.now();
  if (isPast(row, now)) return 'old';
  const { LIMIT_TEXTS_TO: perDay, LIMIT_TEXTS_SHOP: ofAll } = deps.env;
  const isNew = row.tries === 1;
  if (isNew && !(await isWithin(deps, [`texts:${to}`, perDay], ['texts', ofAll]))) return 'tooMany';
  const words = news.sentences.map((sentence) => sentence[news.language]).join(' ');
  const { id, trackToken } = news.row;
  const link = shortLink(deps.env, { kind: news.kind, id, trackToken });
  await deps.messenger.send(
    {
      channel: 'phone',
      to,
      title: shop,
      body: setText(words, shop, link),
      id: `${row.subject}-${row.about}-${row.what}`,
      code: '',
    },
    now,
  );
  return 'told';
}
