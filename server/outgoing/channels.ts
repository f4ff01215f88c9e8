import type { OutgoingChannel } from '../db/schema/outgoing';
import type { Deps } from '../deps';

export type OutgoingWay = Exclude<OutgoingChannel, 'event'>;

/** What has become of something that was to be told: `later` it is not yet to be told, what is `old` or `tooMany` is given up. */
export type OutgoingEnd = 'told' | 'later' | 'old' | 'tooMany';

/** Whether mails about what has happened leave the shop. */
export const isMailOn = async ({ messenger, settings }: Deps): Promise<boolean> =>
  messenger.canSend('email') && (await settings.config()).is_mail_active === 1;

/** Whether text messages about it do: where the shop's owner has said so, and there is who sends them. */
export const isTextOn = async ({ messenger, settings }: Deps): Promise<boolean> =>
  messenger.canSend('phone') &&
  (await settings.orderTexts()) !== 'none' &&
  (await settings.config()).is_sms_active === 1;

/** On which channels anybody is told anything. */
export async function channelsOf(deps: Deps): Promise<OutgoingWay[]> {
  return [
    ...((await isMailOn(deps)) ? (['mail'] as const) : []),
    ...((await isTextOn(deps)) ? (['text'] as const) : []),
    ...(deps.env.WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}
