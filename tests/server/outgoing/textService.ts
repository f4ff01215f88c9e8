import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Taken {
  readonly to: string;
  readonly text: string;
  readonly id: string;
}

export interface TextService {
  /** For the environment of a shop that sends by it. */
  env: Record<string, string>;
  /** Whatever it was asked to send, in that order. */
  asked: (Taken & { key: string })[];
  /** What it answers with; null: it takes the message and never answers. */
  status: number | null;
  /** Told when it has taken a message that it does not answer. */
  onSilence: () => void;
  close(): Promise<void>;
}

/** An SMS service that keeps what it is asked to send. */
export async function openTextService(): Promise<TextService> {
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const { to, text, id }: Taken = JSON.parse(body);
      service.asked.push({ to, text, id, key: String(request.headers['idempotency-key']) });
      if (service.status === null) service.onSilence();
      else response.writeHead(service.status).end('{}');
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const service: TextService = {
    env: {
      DEMO_MODE: '0',
      PUBLIC_URL: 'https://shop.example',
      SMS_URL: `http://127.0.0.1:${port}/send?to={to}`,
      SMS_HEADERS: '{"Idempotency-Key":"{id}"}',
      SMS_BODY: '{"to":"{to}","text":"{text}","id":"{id}"}',
    },
    asked: [],
    status: 200,
    onSilence: () => {},
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return service;
}
