import { createTransport } from 'nodemailer';
import type { Env } from '../env';
import { spanned } from '../observe/spans';
import type { Message } from './messenger';

export interface Mailer {
  send(message: Message): Promise<void>;
  close(): void;
}

const patienceMilliseconds = 8_000;
const demoSender = 'Flowmart <no-reply@flowmart.example>';

/** Sends mail by the server of SMTP_URL. `send` throws what nodemailer throws. */
export function createMailer({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
  });
  const from = MAIL_FROM || demoSender;
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, title, body, html, id }) => {
      const mail = {
        from,
        // An address object: text that looks like a list of addresses stays one address.
        to: { name: '', address: to },
        subject: title,
        text: body,
        ...(html && { html }),
        ...(id && { messageId: `<${id}@${host}>` }),
      };
      await spanned({ name: 'SEND mail', kind: 'client' }, () => transport.sendMail(mail));
    },
    close: () => transport.close(),
  };
}
