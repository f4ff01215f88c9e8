import type { Actor } from 'xstate';
import type {
  PressAnswer,
  RidePress,
  RideStep,
  ridePressesMachine,
} from '../../../machines/ride/ridePresses';

type Outbox = Actor<typeof ridePressesMachine>;

/** The one that sends for this page. */
let outbox: Outbox | null = null;
const waiting = new Map<string, ((answer: PressAnswer) => void)[]>();

export function bindOutbox(actor: Outbox): () => void {
  outbox = actor;
  return () => {
    if (outbox === actor) outbox = null;
  };
}

const queueNow = (): readonly RidePress[] => outbox?.getSnapshot().context.queue ?? [];

/** What was pressed last for an order and is not sent yet. */
export const keptFor = (orderId: number): RideStep | null =>
  queueNow().findLast((press) => press.orderId === orderId)?.step ?? null;

/** Has something sent, and waits for the shop's answer. What is kept already is waited for, and not sent twice. */
export function press(asked: Omit<RidePress, 'key'>): Promise<PressAnswer> {
  const sender = outbox;
  if (!sender) return Promise.reject(new Error('nothing sends what is pressed'));
  const kept = queueNow().find(
    ({ step, orderId }) => step === asked.step && orderId === asked.orderId,
  );
  const key = kept?.key ?? crypto.randomUUID();
  const answered = new Promise<PressAnswer>((answer) => {
    waiting.set(key, [...(waiting.get(key) ?? []), answer]);
  });
  if (!kept) sender.send({ type: 'ridePresses.pressed', press: { ...asked, key } });
  return answered;
}

export function tellAnswer(key: string, answer: PressAnswer): void {
  for (const tell of waiting.get(key) ?? []) tell(answer);
  waiting.delete(key);
}
