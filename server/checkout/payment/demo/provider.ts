import { Refusal } from '../../../http/refusal';
import type { PaymentProvider, Word } from '../provider';

const neverSaid = (): Promise<Word> => Promise.reject(new Refusal('not_found'));

/**
 * The stand-in page, which moves no money. It is a page of the shop's own and settles there, so that it has no session to
 * ask about and signs no news.
 */
export const demoPage: PaymentProvider = {
  name: 'demo_pay',
  offer: null,
  begins: '/demo/pay',
  currency: null,
  units: (millis) => millis,
  least: 1,
  open: async ({ paymentId, language }) => ({
    session: null,
    url: `/demo/pay/${paymentId}?lang=${language}`,
  }),
  read: neverSaid,
  end: neverSaid,
  isTrueReturn: () => true,
  readNews: () => Promise.reject(new Refusal('forbidden', { status: 400 })),
  refund: async () => {},
};
