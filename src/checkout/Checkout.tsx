import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { Step } from '../../domain/checkout/pages';
import type { CheckoutInput, CheckoutScreen, PlacedOutput } from '../../machines/checkout/checkout';
import { refreshCart } from '../cart/api/cart';
import { fetchAhead } from '../client/fetchAhead';
import { buyNowLine } from '../client/storage/orderKeys';
import { useFlow } from '../flow/useFlow';
import classes from '../ui/Checkout.module.css';
import { liveCheckoutMachine } from './actors/checkoutActors';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { type CheckoutScope, CheckoutScopeContext, useCheckout } from './context';
import { useIntents } from './intents';
import { Steps } from './Steps';
import { viewOf } from './selectors';
import { OrderTotalBar } from './summary/OrderTotalBar';
import { Summary } from './summary/Summary';
import {
  useCheckoutStepInUrl,
  useDraftMemory,
  useNewFacts,
  useNewPlace,
  useOtherWindows,
} from './sync';

const loadPlacing = () =>
  import('./PlacingDialog').then(({ PlacingDialog }) => ({ default: PlacingDialog }));
const PlacingDialog = lazy(loadPlacing);
// It must be there when the connection goes while an order is placed.
fetchAhead(loadPlacing);
const loadElsewhere = () => import('./OrderedElsewhere');
const OrderedElsewhere = lazy(loadElsewhere);
fetchAhead(loadElsewhere);
const loadNoSteps = () => import('./NoSteps');
const NothingToOrder = lazy(() => loadNoSteps().then((m) => ({ default: m.NothingToOrder })));
const SignInNeeded = lazy(() => loadNoSteps().then((m) => ({ default: m.SignInNeeded })));

export interface CheckoutProps extends Pick<CheckoutScope, 'config' | 'store' | 'ordered'> {
  input: CheckoutInput;
  /** Changes when what is ordered, or who orders, changes. */
  linesKey: string;
  urlStep: Step | undefined;
}

export function Checkout({ input, linesKey, urlStep, ...shared }: CheckoutProps) {
  const navigate = useNavigate();
  const onDone = useCallback(
    async (output: PlacedOutput | null) => {
      if (!output) return;
      const { orderId, redirect } = output;
      // What was to be bought at once is still to be bought: an order sent before has arrived. Back leads to it.
      const isLeft = input.page !== 'cart' && buyNowLine.get() !== null;
      void refreshCart();
      await navigate({
        to: '/track-order',
        search: {
          order_id: orderId,
          placed: redirect ? undefined : 1,
        },
        replace: !isLeft,
      });
      // Back on the payment page leads to the order that waits for it, not to an empty checkout.
      if (redirect) window.location.assign(redirect);
    },
    [input.page, navigate],
  );
  const actor = useFlow(liveCheckoutMachine, { input, onDone });
  const intents = useIntents(actor);
  useDraftMemory(actor);
  useNewFacts(actor, input, linesKey);
  useNewPlace(actor);
  useOtherWindows(actor, intents, input.page);
  useCheckoutStepInUrl(actor, urlStep);
  const screen = useSelector(actor, (snapshot) => viewOf(snapshot).screen);
  const scope = useMemo<CheckoutScope>(
    () => ({
      actor,
      intents,
      page: input.page,
      config: shared.config,
      store: shared.store,
      ordered: shared.ordered,
    }),
    [actor, intents, input.page, shared.config, shared.store, shared.ordered],
  );
  return (
    <CheckoutScopeContext value={scope}>
      <CheckoutView screen={screen} />
    </CheckoutScopeContext>
  );
}

/** One screen of the checkout; never an empty page while its code comes. */
export function CheckoutView({ screen }: { screen: CheckoutScreen }) {
  const { intents } = useCheckout();
  const Screen = screens[screen];
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Screen onSignIn={intents.signIn} />
    </Suspense>
  );
}

function Open() {
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.steps}>
          <Steps />
        </div>
        <Summary />
      </div>
      <OrderTotalBar />
    </>
  );
}

function Placing() {
  return (
    <>
      <Open />
      <Suspense fallback={null}>
        <PlacingDialog />
      </Suspense>
    </>
  );
}

function Elsewhere() {
  const { actor } = useCheckout();
  const orderId = useSelector(actor, ({ context }) => context.elsewhere ?? 0);
  return <OrderedElsewhere orderId={orderId} />;
}

const screens = {
  steps: Open,
  placing: Placing,
  orderedElsewhere: Elsewhere,
  empty: NothingToOrder,
  signIn: SignInNeeded,
} satisfies Record<CheckoutScreen, unknown>;
