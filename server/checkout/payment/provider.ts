import type { Language } from '../../../domain/language/languages';
import type { Localized } from '../../../domain/language/localized';

export interface PaymentAsked {
  /** The shop's own id of the payment: 32 letters, digits, hyphens and underscores. */
  readonly paymentId: string;
  /** What is paid for, as it is kept beside the payment: `order-12`. */
  readonly subject: string;
  /** The same as the shopper reads it. */
  readonly title: string;
  readonly units: number;
  readonly language: Language;
  readonly now: Date;
  /** When its page closes by itself. */
  readonly expires: Date;
  /** The shop's address of this payment; the ways back lie below it, `/back` and `/cancel`. */
  readonly address: string;
}

export interface Word {
  /** Empty when it is not of this shop. */
  readonly paymentId: string;
  readonly subject: string;
  /** What the provider calls its page. */
  readonly session: string;
  readonly currency: string;
  /** Null when it does not agree with itself. */
  readonly units: number | null;
  /** `pending`: the money is yet to come; null: the page can still be paid. */
  readonly outcome: 'paid' | 'failed' | 'canceled' | 'pending' | null;
  /** What the provider calls the money that it took. */
  readonly intent: string | null;
  /** The page's address while it can be paid. */
  readonly url: string | null;
}

/** A refund that the provider had taken and that came to nothing afterwards. */
export interface LostRefundWord {
  /** Empty when it is not of this shop. */
  readonly paymentId: string;
  /** What the provider calls the refund. */
  readonly lostRefund: string;
  readonly currency: string;
  readonly units: number;
}

interface RefundPart {
  readonly paymentId: string;
  readonly intent: string;
  readonly units: number;
  /** The same for the same part, whoever asks for it and however often: letters, digits, hyphens, underscores and colons. */
  readonly key: string;
}

/**
 * Who takes digital payments. The shop opens a payment in the database, sends the shopper to the provider's page, applies
 * what the provider says of it once, and asks for refunds; all of that is the same for every provider. Its calls leave
 * the server, so they are never made inside a transaction, and throw a Refusal `unavailable` when it cannot be reached.
 */
export interface PaymentProvider {
  /** Its word in the list of ways to pay, in its webhook's address and beside payments that it took. */
  readonly name: string;
  /** How a shopper sees it; null where the setting `active_payment_method_list` says it. */
  readonly offer: { readonly title: Localized; readonly picture: string } | null;
  /** Below which address of the shop its payments begin. */
  readonly begins: '/pay' | '/demo/pay';
  /** ISO 4217 in small letters; null takes whatever the shop counts in. */
  readonly currency: string | null;
  /**
   * An amount in thousandths in the provider's units.
   * @throws Refusal `payment_unavailable` for an amount that the currency cannot say
   */
  units(millis: number): number;
  /** Below how many units it takes nothing. */
  readonly least: number;
  /** Opens its page; asked again for the same payment, it is the same page. A page of the shop's own has no session. */
  open(asked: PaymentAsked): Promise<{ session: string | null; url: string | null }>;
  read(session: string): Promise<Word>;
  /** Closes a page that its shopper left; one that was paid meanwhile says so. */
  end(session: string): Promise<Word>;
  /** Whether what stands in the address of a returning shopper is the provider's word, where it says anything there. */
  isTrueReturn(query: URLSearchParams, session: string | null): boolean;
  /** A signed message; null when it is about nothing that the shop waits for. @throws Refusal `forbidden` if not signed */
  readNews(request: Request): Promise<Word | LostRefundWord | null>;
  /** Sends money back; done as well when it had been. */
  refund(part: RefundPart): Promise<void>;
}
