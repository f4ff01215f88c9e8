import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** What it has taken, as a mail program reads it. */
  taken: Email[];
  /** Whether it takes anything. */
  isOpen: boolean;
  /** Called before a mail is said to be taken. */
  onTaken(): void;
  close(): Promise<void>;
}

/** A mail server that keeps what it is given. */
export async function openMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(box.isOpen ? null : new Error('closed')),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          box.taken.push(mail);
          box.onTaken();
          done();
        }, done);
      });
    },
  });
  const box: MailServer = {
    url: '',
    taken: [],
    isOpen: true,
    onTaken: () => undefined,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  box.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  return box;
}
