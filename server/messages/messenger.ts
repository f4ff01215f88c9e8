import type { Db } from '../db/client';
import { type CodeChannel, outbox } from '../db/schema/identity';
import type { Env } from '../env';
import { logError } from '../http/log';
import { Refusal } from '../http/refusal';
import { createMailer } from './mail';
import { createTexter } from './sms';

export interface Message {
  readonly channel: CodeChannel;
  /** E-mail address, or phone number as + and digits. */
  readonly to: string;
  /** Subject of a mail. */
  readonly title: string;
  readonly body: string;
  /** The same for programs that show it. */
  readonly html?: string;
  /** Names a mail for good, so that one that is sent twice is shown once. */
  readonly id?: string;
  /** The code in the body; empty where there is none. */
  readonly code: string;
}

export interface Messenger {
  /** Whether messages of a kind leave this server at all. */
  canSend(channel: CodeChannel): boolean;
  /** Hands a message over; throws Refusal `not_delivered` when nobody takes it. */
  send(message: Message, now: Date): Promise<void>;
  close(): void;
}

/** Mail by SMTP and text messages by an HTTP service, where they are configured; in demo mode the outbox keeps a copy. */
export function createMessenger(env: Env, db: Db): Messenger {
  const mailer = env.SMTP_URL ? createMailer(env) : null;
  const texter = env.SMS_URL ? createTexter(env) : null;
  const canSend = (channel: CodeChannel) =>
    env.DEMO_MODE || (channel === 'email' ? mailer : texter) !== null;
  return {
    canSend,
    send: async (message, now) => {
      if (!canSend(message.channel)) throw new Refusal('not_delivered');
      if (env.DEMO_MODE) {
        const { channel, to, title, body, code } = message;
        await db
          .insert(outbox)
          .values({ channel, recipient: to, title, body, code, createdAt: now });
      }
      try {
        await (message.channel === 'email' ? mailer?.send(message) : texter?.send(message));
      } catch (error) {
        // What a mail server says names the address that it refused.
        logError(`a message by ${message.channel} was not delivered`, error);
        throw new Refusal('not_delivered');
      }
    },
    close: () => mailer?.close(),
  };
}
