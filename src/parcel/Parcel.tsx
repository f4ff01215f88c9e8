import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ParcelStep } from '../../domain/parcel/parcelSteps';
import type { PlacedOutput } from '../../machines/checkout/checkout';
import type { ParcelInput, ParcelScreen } from '../../machines/parcel/parcel';
import OrderedElsewhere from '../checkout/OrderedElsewhere';
import { Placing } from '../checkout/PlacingDialog';
import { useFlow } from '../flow/useFlow';
import checkout from '../ui/Checkout.module.css';
import { liveParcelMachine } from './actors/parcelActors';
import { type ParcelScope, ParcelScopeContext, useParcel } from './context';
import { useParcelIntents } from './intents';
import { ParcelBar } from './ParcelBar';
import { ParcelSignIn } from './ParcelSignIn';
import { ParcelSteps } from './ParcelSteps';
import { ParcelSummary } from './ParcelSummary';
import { useParcelMemory } from './parcelMemory';
import { parcelScreenOf } from './selectors';
import { useNewSender, useOtherWindows, useParcelFacts, useParcelStepInUrl } from './sync';

interface ParcelProps extends Pick<ParcelScope, 'config' | 'categories'> {
  input: ParcelInput;
  urlStep: ParcelStep | undefined;
}

export function Parcel({ input, urlStep, config, categories }: ParcelProps) {
  const navigate = useNavigate();
  const onDone = useCallback(
    async (output: PlacedOutput | null) => {
      if (!output) return;
      const { orderId, redirect } = output;
      await navigate({
        to: '/track-order',
        search: {
          order_id: orderId,
          placed: redirect ? undefined : 1,
        },
        replace: true,
      });
      // Back on the payment page leads to the parcel that waits for it.
      if (redirect) window.location.assign(redirect);
    },
    [navigate],
  );
  const actor = useFlow(liveParcelMachine, { input, onDone });
  const intents = useParcelIntents(actor);
  useParcelMemory(actor);
  useNewSender(actor);
  useParcelFacts(actor, intents, input.facts);
  useOtherWindows(actor, intents);
  useParcelStepInUrl(actor, intents, urlStep);
  const Screen = screens[useSelector(actor, parcelScreenOf)];
  const scope = useMemo<ParcelScope>(
    () => ({ actor, intents, config, categories }),
    [actor, intents, config, categories],
  );
  return (
    <ParcelScopeContext value={scope}>
      <Screen />
    </ParcelScopeContext>
  );
}

const Open = () => (
  <>
    <div className={checkout.columns}>
      <div className={checkout.steps}>
        <ParcelSteps />
      </div>
      <ParcelSummary />
    </div>
    <ParcelBar />
  </>
);

function Ordering() {
  const { actor } = useParcel();
  const child = useSelector(actor, ({ children }) => children.placeOrder);
  return (
    <>
      <Open />
      {child && <Placing actor={child} />}
    </>
  );
}

function Elsewhere() {
  const { actor } = useParcel();
  return <OrderedElsewhere orderId={useSelector(actor, ({ context }) => context.elsewhere ?? 0)} />;
}

const screens = {
  steps: Open,
  placing: Ordering,
  signIn: ParcelSignIn,
  orderedElsewhere: Elsewhere,
} satisfies Record<ParcelScreen, unknown>;
