import type { ReactNode } from 'react';
import { createActor, fromPromise } from 'xstate';
import { withoutEffects } from '../../charts/model/withoutEffects';
import type { Address } from '../../domain/account/customer';
import type { CheckoutDraft } from '../../domain/checkout/draft';
import type { QuotePayload } from '../../domain/orders/order';
import type { AnyEndpoint } from '../../domain/wire/define';
import { checkoutMachine, type Quoting } from '../../machines/checkout/checkout';
import { CheckoutScopeContext } from '../../src/checkout/context';
import { type CheckoutActor, useIntents } from '../../src/checkout/intents';
import { PlaceStep } from '../../src/checkout/place/PlaceStep';
import { draftOf } from '../../src/checkout/selectors';
import { useNewPlace } from '../../src/checkout/sync';
import { sampleStore } from '../domain/samples';
import { sampleDraft, sampleFacts } from '../machines/checkout/checkout/samples';
import { settings } from './fakeCart';
import { renderAtOnce } from './renderAtOnce';
import { suggestion } from './suggestions';

export class FakeAddressBook {
  rows: Address[] = [];
  /** The profile's family name. */
  family = 'Haddad';
  /** The one place that the search knows. */
  place = 'Old Market';
  readonly asked: string[] = [];
  readonly bodies: unknown[] = [];
  /** The next change fails with it. */
  refusal: Error | null = null;

  readonly call = async ({ path, method }: AnyEndpoint, options: object = {}): Promise<unknown> => {
    if (path === '/config') return settings;
    if (path === '/customer/info')
      return { f_name: 'Lina', l_name: this.family, phone: '+971501234567', email: 'l@x.co' };
    if (path.includes('autocomplete')) return { suggestions: [suggestion('p1', this.place)] };
    if (path.includes('details')) return { location: { latitude: 25.5, longitude: 55.5 } };
    this.asked.push(`${method} ${path}`);
    if (path.endsWith('/list')) return { addresses: this.rows };
    this.bodies.push(options);
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
    const { body, params } = options as { body: object; params?: { id: number } };
    const id = params?.id ?? this.rows.length + 1;
    const row = { contact_person_email: '', zone_ids: [1], ...body, id } as Address;
    this.rows = [...this.rows.filter((other) => other.id !== id), row];
    return { message: 'Kept by the server' };
  };
}

export function CheckoutScope({ actor, children }: { actor: CheckoutActor; children: ReactNode }) {
  const intents = useIntents(actor);
  useNewPlace(actor);
  const store = sampleStore({ id: 7, name: 'Ember', zone_id: 1 });
  const scope = { actor, intents, page: 'cart' as const, config: settings, store, ordered: [] };
  return <CheckoutScopeContext.Provider value={scope}>{children}</CheckoutScopeContext.Provider>;
}

/** A checkout at its first step, whose prices never come. */
export function startCheckout(
  change: Partial<CheckoutDraft> = {},
  signedIn = false,
  hasLines = true,
) {
  const never = fromPromise<Quoting, QuotePayload>(() => new Promise(() => undefined));
  const actor = createActor(
    withoutEffects(checkoutMachine).provide({ actors: { quoteOrder: never } }),
    {
      input: {
        page: 'cart',
        draft: sampleDraft({ placeDone: false, ...change }),
        facts: sampleFacts({ signedIn, hasLines }),
        lines: null,
        step: null,
        pending: null,
        left: null,
      },
    },
  );
  actor.start();
  return actor;
}

export async function openPlaceStep(change: Partial<CheckoutDraft> = {}, signedIn = false) {
  const actor = startCheckout(change, signedIn);
  await renderAtOnce(
    <CheckoutScope actor={actor}>
      <PlaceStep />
    </CheckoutScope>,
  );
  return { draft: () => draftOf(actor.getSnapshot()) };
}
