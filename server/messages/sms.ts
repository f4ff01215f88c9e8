import { randomUUID } from 'node:crypto';
import type { Env } from '../env';
import { askOther } from '../http/askOther';
import type { Message } from './messenger';

export interface Texter {
  send(message: Message): Promise<void>;
}

type SmsEnv = Pick<Env, 'SMS_URL' | 'SMS_METHOD' | 'SMS_HEADERS' | 'SMS_BODY'>;

const patienceMilliseconds = 8_000;
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

/** The same name at each try, for services that take what they have taken before as one message. */
type Named = Message & { readonly id: string };

const fill = (template: string, message: Named, safe: (value: string) => string) =>
  template
    .replaceAll('{id}', () => safe(message.id))
    .replaceAll('{to}', () => safe(message.to))
    .replaceAll('{text}', () => safe(message.body))
    .replaceAll('{code}', () => safe(message.code));

/** Sends text messages by any service that takes one HTTP call. `send` throws when the answer is not a success. */
export function createTexter({ SMS_URL, SMS_METHOD, SMS_HEADERS, SMS_BODY }: SmsEnv): Texter {
  const type = new Headers(SMS_HEADERS).get('content-type') ?? '';
  const safe = type.includes('json')
    ? inJson
    : type.includes('urlencoded')
      ? encodeURIComponent
      : (value: string) => value;
  return {
    send: async (sent) => {
      const message = { ...sent, id: sent.id ?? randomUUID() };
      const headers = Object.entries(SMS_HEADERS).map(([name, value]): [string, string] => [
        name,
        value.replaceAll('{id}', message.id),
      ]);
      const response = await askOther('sms', fill(SMS_URL, message, encodeURIComponent), {
        method: SMS_METHOD,
        headers,
        ...(SMS_METHOD !== 'GET' && { body: fill(SMS_BODY, message, safe) }),
        signal: AbortSignal.timeout(patienceMilliseconds),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS service answered ${response.status}`);
    },
  };
}
