import type { PaymentProvider, Word } from '../../server/checkout/payment/provider';
import { Refusal } from '../../server/http/refusal';
import type { Stage } from './stage';

interface Page {
  readonly session: string;
  readonly paymentId: string;
  readonly subject: string;
  readonly units: number;
  /** `coming`: the shopper has done all, the money is yet to come. */
  state: 'open' | 'coming' | 'paid' | 'ended';
}

const outcomes = { open: null, coming: 'pending', paid: 'paid', ended: 'canceled' } as const;
export const signature = 'signed by the bank';
const cents = (millis: number) => millis / 10;

/** A bank with books of its own: what it took for which page, and what it gave back. */
export class Bank {
  readonly pages = new Map<string, Page>();
  /** Units given back, by the key of each part. */
  readonly refunds = new Map<string, { paymentId: string; units: number }>();
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Begins with empty books. */
  begin(): void {
    this.pages.clear();
    this.refunds.clear();
  }

  /** What the bank says about a page now. */
  word({ session, paymentId, subject, units, state }: Page): Word {
    return {
      paymentId,
      subject,
      session,
      currency: 'usd',
      units,
      outcome: outcomes[state],
      intent: state === 'paid' ? `money of ${session}` : null,
      url: state === 'open' ? `https://bank.example/${session}` : null,
    };
  }

  async #reach<Result>(what: string, work: () => Result): Promise<Result> {
    const { fault, finish } = await this.#stage.scheduler.park('bank', what);
    try {
      if (fault === 'before') throw new Refusal('unavailable', { retryAfter: 5 });
      const result = work();
      if (fault === 'after') throw new Refusal('unavailable', { retryAfter: 5 });
      return result;
    } finally {
      await finish();
    }
  }

  #page(session: string): Page {
    const page = this.pages.get(session);
    if (!page) throw new Error(`the bank has no page ${session}`);
    return page;
  }

  readonly provider: PaymentProvider = {
    name: 'bank',
    offer: { title: { en: 'Bank', ar: 'مصرف', es: 'Banco' }, picture: '' },
    begins: '/pay',
    currency: 'usd',
    units: cents,
    least: 1,
    open: ({ paymentId, subject, units }) =>
      this.#reach('open a page', () => {
        const session = `page-${paymentId}`;
        const known = this.pages.get(session);
        const page: Page = known ?? { session, paymentId, subject, units, state: 'open' };
        this.pages.set(session, page);
        return { session, url: this.word(page).url };
      }),
    read: (session) => this.#reach('read a page', () => this.word(this.#page(session))),
    end: (session) =>
      this.#reach('end a page', () => {
        const page = this.#page(session);
        if (page.state === 'open') page.state = 'ended';
        return this.word(page);
      }),
    isTrueReturn: () => true,
    readNews: async (request) => {
      if (request.headers.get('x-signature') !== signature) {
        throw new Refusal('forbidden', { status: 400 });
      }
      const told: { session: string; units?: number } = await request.json();
      const word = this.word(this.#page(told.session));
      return told.units === undefined ? word : { ...word, units: told.units };
    },
    refund: ({ paymentId, units, key }) =>
      this.#reach('refund', () => {
        // A key that was heard before is the refund of before, whatever is said to it now.
        if (!this.refunds.has(key)) this.refunds.set(key, { paymentId, units });
      }),
  };
}
