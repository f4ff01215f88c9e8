import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ParcelStep, parcelSteps } from '../../domain/parcel/parcelSteps';
import { firstOpenParcelStep } from '../../machines/parcel/parcel';
import { StepCard } from '../checkout/StepCard';
import { useParcel, useParcelDraft } from './context';
import { KindStep } from './KindStep';
import { ParcelAction } from './ParcelAction';
import { ParcelRefusal } from './ParcelRefusal';
import { PayerStep } from './PayerStep';
import { PersonStep } from './PersonStep';
import { KindSummary, PersonSummary } from './StepSummaries';
import { factsOf, stepOf } from './selectors';

const screens = {
  what: { title: <Trans>What are you sending?</Trans>, body: <KindStep />, short: <KindSummary /> },
  sender: {
    title: <Trans>From whom, and where do we pick it up?</Trans>,
    body: <PersonStep key="sender" end="sender" />,
    short: <PersonSummary end="sender" />,
  },
  receiver: {
    title: <Trans>To whom, and where does it go?</Trans>,
    body: <PersonStep key="receiver" end="receiver" />,
    short: <PersonSummary end="receiver" />,
  },
  payment: { title: <Trans>When, and who pays?</Trans>, body: <PayerStep />, short: null },
} satisfies Record<ParcelStep, unknown>;

export function ParcelSteps() {
  const { actor, intents } = useParcel();
  const open = useSelector(actor, stepOf);
  const { needsEmail } = useSelector(actor, factsOf);
  const reached = parcelSteps.indexOf(firstOpenParcelStep(useParcelDraft(), needsEmail));
  return parcelSteps.map((step, index) => {
    const { title, body, short } = screens[step];
    return (
      <StepCard
        key={step}
        step={step}
        number={index + 1}
        title={title}
        state={step === open ? 'open' : index < reached ? 'done' : 'ahead'}
        summary={short}
        onChange={() => intents.open(step)}
        action={step === 'payment' ? null : <ParcelAction />}
      >
        <ParcelRefusal />
        {body}
      </StepCard>
    );
  });
}
