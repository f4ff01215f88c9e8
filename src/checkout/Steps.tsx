import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { type Step, steps } from '../../domain/checkout/pages';
import { openStepOf } from '../../machines/checkout/checkout';
import { fetchAhead } from '../client/fetchAhead';
import { useCheckout, useDraft } from './context';
import { DetailsSummary } from './details/DetailsSummary';
import { PlaceStep } from './place/PlaceStep';
import { PlaceSummary } from './place/PlaceSummary';
import { RefusalNote } from './RefusalNote';
import { StepCard } from './StepCard';
import { StepOnItsWay } from './StepOnItsWay';
import { viewOf } from './selectors';
import { ActionButton } from './summary/ActionButton';

const loadDetails = () => import('./details/DetailsStep');
const loadPayment = () => import('./payment/PaymentStep');
const DetailsStep = lazy(() => loadDetails().then((m) => ({ default: m.DetailsStep })));
const PaymentStep = lazy(() => loadPayment().then((m) => ({ default: m.PaymentStep })));
// Nobody sees the later steps at first, and nobody waits for them later.
fetchAhead(() => Promise.all([loadDetails(), loadPayment()]));

function DetailsTitle() {
  const { config, ordered } = useCheckout();
  const hasTip = useDraft().orderType === 'delivery' && config.dm_tips_status === 1;
  if (ordered.some(({ needsPrescription }) => needsPrescription))
    return <Trans>Prescription, time, coupon and notes</Trans>;
  return hasTip ? (
    <Trans>Time, coupon, tip and notes</Trans>
  ) : (
    <Trans>Time, coupon and notes</Trans>
  );
}

const screens = {
  place: { title: <Trans>How and where</Trans>, Body: PlaceStep, Summary: PlaceSummary },
  details: { title: <DetailsTitle />, Body: DetailsStep, Summary: DetailsSummary },
  payment: { title: <Trans>Payment</Trans>, Body: PaymentStep, Summary: () => null },
} satisfies Record<Step, unknown>;

export function Steps() {
  const { actor, intents } = useCheckout();
  const open = useSelector(actor, (snapshot) => viewOf(snapshot).step);
  const reached = useSelector(actor, ({ context }) => steps.indexOf(openStepOf(context)));
  return steps.map((step, index) => {
    const { title, Body, Summary } = screens[step];
    const state = step === open ? 'open' : index < reached ? 'done' : 'ahead';
    return (
      <StepCard
        key={step}
        step={step}
        number={index + 1}
        title={title}
        state={state}
        summary={<Summary />}
        onChange={() => intents.open(step)}
        action={step === 'payment' ? null : <ActionButton />}
      >
        <RefusalNote />
        <Suspense fallback={<StepOnItsWay />}>
          <Body />
        </Suspense>
      </StepCard>
    );
  });
}
