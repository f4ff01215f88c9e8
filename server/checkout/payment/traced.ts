import { type Span, spanned } from '../../observe/spans';
import type { PaymentProvider } from './provider';

/** A gateway whose calls are spans of what asks for them. */
export const traced = (provider: PaymentProvider): PaymentProvider => {
  const span = (what: string): Span => ({ name: `${what} ${provider.name}`, kind: 'client' });
  return {
    ...provider,
    open: (asked) => spanned(span('OPEN payment'), () => provider.open(asked)),
    read: (session) => spanned(span('READ payment'), () => provider.read(session)),
    end: (session) => spanned(span('END payment'), () => provider.end(session)),
    refund: (part) => spanned(span('REFUND payment'), () => provider.refund(part)),
  };
};
