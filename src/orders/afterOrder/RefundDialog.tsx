import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RequestRefundScreen } from '../../../machines/orders/requestRefund';
import { unreachedText } from '../../client/unreachedText';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveRequestRefundMachine } from '../actors/afterOrderActors';
import { refundReasonsQuery } from '../api/afterOrder';
import { FeedbackModal } from '../FeedbackModal';
import { ReasonChoice } from '../ReasonChoice';
import { refundIntents } from './intents';

/** Asks why the money shall come back (ORD-02). */
export default function RefundDialog({
  input,
  onDone,
}: OverlayProps<{ orderId: number }, { asked: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveRequestRefundMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<RequestRefundScreen>(snapshot));
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const reasons = useQuery(refundReasonsQuery());
  const { send, close } = refundIntents(actor);
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const problem = {
    none: null,
    asking: null,
    closed: null,
    refused: message || t`Your request could not be sent.`,
    failed: unreachedText(),
  }[screen];
  return (
    <FeedbackModal
      title={t`Ask for a refund`}
      problem={problem}
      sendLabel={<Trans>Send request</Trans>}
      isBusy={isBusy}
      onSend={(feedback) => {
        setTries(tries + 1);
        if (reason) send({ reason, ...feedback });
      }}
      onClose={close}
    >
      <ReasonChoice
        label={t`What went wrong?`}
        query={reasons}
        usual={[t`Something was missing`, t`Another reason`]}
        reason={reason}
        tries={tries}
        onChoose={setReason}
      />
    </FeedbackModal>
  );
}
