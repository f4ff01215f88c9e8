import type { OutgoingChannel } from '../db/schema/outgoing';
import type { Deps } from '../deps';
import { logError } from '../http/log';
import { spanned } from '../observe/spans';
import { letterOf } from './mails/letterOf';
import { asHtml, asText } from './mails/setLetter';
import { markDone, type OutgoingRow, putOff, spread, take, tryLater } from './queue';
import { sendWebhook } from './webhook';

type Channel = Exclude<OutgoingChannel, 'event'>;

/** As many as are under way at once on a channel: each waits for somebody outside. */
const atOnce = 10;
const mostSpread = 200;

/** On which channels anybody is told anything. */
async function channelsOf({ env, messenger, settings }: Deps): Promise<Channel[]> {
  const isMailOn = messenger.canSend('email') && (await settings.config()).is_mail_active === 1;
  return [
    ...(isMailOn ? (['mail'] as const) : []),
    ...(env.WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}

/** @throws when it was not taken; false when it is not yet to be told */
async function sendMail(deps: Deps, row: OutgoingRow): Promise<boolean> {
  const letter = await letterOf(deps, row);
  if (letter === 'later') return false;
  if (letter === null) return true;
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
  return true;
}

const send = (deps: Deps, channel: Channel, row: OutgoingRow): Promise<void> =>
  spanned({ name: `job ${channel} ${row.subject}.${row.what}`, kind: 'job' }, () =>
    tell(deps, channel, row),
  );

async function tell(deps: Deps, channel: Channel, row: OutgoingRow): Promise<void> {
  const { db, clock } = deps;
  try {
    const isTold =
      channel === 'mail'
        ? await sendMail(deps, row)
        : await sendWebhook(deps, row).then(() => true);
    await (isTold ? markDone : putOff)(db, row.id, clock.now());
  } catch (error) {
    const isOver = await tryLater(db, row, clock.now());
    if (row.tries === 1 || isOver) {
      const outcome = isOver ? 'was given up after a day' : 'is tried again';
      logError(`${channel} about ${row.subject} ${row.about} (${row.what}) ${outcome}`, error);
    }
  }
}

/** Takes what has happened and makes of it what is to be sent. How much has happened. */
export const spreadHappenings = async (deps: Deps): Promise<number> =>
  spread(deps.db, await channelsOf(deps), deps.clock.now(), mostSpread);

/** Sends what is due on a channel; how much that was. */
export async function sendDue(deps: Deps, channel: Channel): Promise<number> {
  const rows = await take(deps.db, channel, deps.clock.now(), atOnce);
  // What happened to one order is told in its order, the orders beside each other.
  const stories = new Map<string, OutgoingRow[]>();
  for (const row of rows) {
    const name = `${row.subject} ${row.about}`;
    stories.set(name, [...(stories.get(name) ?? []), row]);
  }
  await Promise.all(
    [...stories.values()].map(async (story) => {
      for (const row of story) await send(deps, channel, row);
    }),
  );
  return rows.length;
}
