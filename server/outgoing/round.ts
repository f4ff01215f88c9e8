import type { Deps } from '../deps';
import { logError } from '../http/log';
import { spanned } from '../observe/spans';
import { channelsOf, type OutgoingEnd, type OutgoingWay } from './channels';
import { letterOf } from './mails/letterOf';
import { asHtml, asText } from './mails/setLetter';
import {
  giveUp,
  handBack,
  markDone,
  type OutgoingRow,
  putOff,
  spread,
  take,
  tryLater,
} from './queue';
import { sendText } from './texts/sendText';
import { sendWebhook } from './webhook';
import { isWithin } from './within';

/** As many as are under way at once on a channel: each waits for somebody outside. */
const atOnce = 10;
const mostSpread = 200;

/** @throws when it was not taken */
async function sendMail(deps: Deps, row: OutgoingRow): Promise<OutgoingEnd> {
  const letter = await letterOf(deps, row);
  if (letter === 'later') return letter;
  if (letter === null) return 'told';
  const perDay = [`mails:${letter.to.toLowerCase()}`, deps.env.LIMIT_MAILS_TO] as const;
  if (row.tries === 1 && !(await isWithin(deps, perDay))) return 'tooMany';
  const { business_name: shop } = await deps.settings.config(letter.language);
  await deps.messenger.send(
    {
      channel: 'email',
      to: letter.to,
      title: letter.title,
      body: asText(letter, shop),
      html: asHtml(letter, shop),
      // The same at each try: programs that read mail show it once.
      id: `${row.subject}-${row.about}-${row.what}`,
      code: '',
    },
    deps.clock.now(),
  );
  return 'told';
}

const ways: Record<OutgoingWay, (deps: Deps, row: OutgoingRow) => Promise<OutgoingEnd>> = {
  mail: sendMail,
  text: sendText,
  webhook: (deps, row) => sendWebhook(deps, row).then(() => 'told'),
};
const marks = { told: markDone, later: putOff, old: giveUp, tooMany: giveUp };

const send = (deps: Deps, channel: OutgoingWay, row: OutgoingRow): Promise<void> =>
  spanned({ name: `job ${channel} ${row.subject}.${row.what}`, kind: 'job' }, () =>
    tell(deps, channel, row),
  );

const nameOf = (channel: OutgoingWay, { subject, about, what }: OutgoingRow) =>
  `${channel} about ${subject} ${about} (${what})`;
const limitsOf: Record<OutgoingWay, string> = {
  mail: 'LIMIT_MAILS_TO',
  text: 'LIMIT_TEXTS_TO, LIMIT_TEXTS_SHOP',
  webhook: '',
};
/** Why something is given up that nobody refused. */
const unsent = (outcome: 'old' | 'tooMany', channel: OutgoingWay): string =>
  outcome === 'old'
    ? 'its news are old'
    : `as many as there may be in a day were sent (${limitsOf[channel]})`;

async function tell(deps: Deps, channel: OutgoingWay, row: OutgoingRow): Promise<void> {
  const { db, clock } = deps;
  try {
    const outcome = await ways[channel](deps, row);
    await marks[outcome](db, row.id, clock.now());
    if (outcome === 'old' || outcome === 'tooMany')
      console.error(`${nameOf(channel, row)} was not sent: ${unsent(outcome, channel)}`);
  } catch (error) {
    const isOver = await tryLater(db, row, clock.now());
    if (row.tries === 1 || isOver) {
      const outcome = isOver ? 'was given up' : 'is tried again';
      logError(`${nameOf(channel, row)} ${outcome}`, error);
    }
  }
}

/** Takes what has happened and makes of it what is to be sent. How much has happened. */
export const spreadHappenings = async (deps: Deps): Promise<number> =>
  spread(deps.db, await channelsOf(deps), deps.clock.now(), mostSpread);

/** Sends what is due on a channel; how much that was. What a stop overtakes is left to the next server. */
export async function sendDue(deps: Deps, channel: OutgoingWay): Promise<number> {
  const rows = await take(deps.db, channel, deps.clock.now(), atOnce);
  // What happened to one order is told in its order, the orders beside each other.
  const stories = new Map<string, OutgoingRow[]>();
  for (const row of rows) {
    const name = `${row.subject} ${row.about}`;
    stories.set(name, [...(stories.get(name) ?? []), row]);
  }
  await Promise.all(
    [...stories.values()].map(async (story) => {
      for (const row of story)
        if (deps.stopping.aborted) await handBack(deps.db, row.id, deps.clock.now());
        else await send(deps, channel, row);
    }),
  );
  return rows.length;
}
