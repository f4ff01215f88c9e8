import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCreditCard } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { isOverCashLimit } from '../../../domain/checkout/cashLimit';
import { gatewayAmong } from '../../../domain/checkout/gateways';
import type {
  PaymentInput,
  PaymentOutput,
  PaymentScreen,
  paymentMachine,
} from '../../../machines/checkout/payment';
import { unreachedText } from '../../client/unreachedText';
import { useConfig } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { useComingBack } from '../../flow/useComingBack';
import { useFlow } from '../../flow/useFlow';
import { paymentIntents } from './orderIntents';

// Most shops list one gateway, and most orders are paid.
const PayWays = lazy(() => import('./PayWays'));

export interface PaymentPanelProps {
  input: PaymentInput;
  onChanged: () => void;
}

interface PaymentNoticeProps extends PaymentPanelProps {
  /** The flow with its actors. */
  machine: typeof paymentMachine;
  words: { unpaid: string; failed: string; underWay: string };
  /** What is to be paid; nothing while it is not known. */
  total: number | undefined;
}

/** Who comes back from the payment page finds the flow ended that led there: what became of it is asked anew. */
export function PaymentNotice(props: PaymentNoticeProps) {
  const [visit, setVisit] = useState(0);
  useComingBack(() => setVisit((before) => before + 1));
  return <Notice key={visit} {...props} />;
}

function Notice(props: PaymentNoticeProps) {
  const { input, onChanged, machine, words, total } = props;
  const { t } = useLingui();
  const config = useConfig();
  const onDone = useCallback(
    (output: PaymentOutput) => {
      if (output.kind === 'redirect') window.location.assign(output.link);
      else onChanged();
    },
    [onChanged],
  );
  const actor = useFlow(machine, { input, onDone });
  const { chooseGateway, payAgain, payCash, checkAgain } = paymentIntents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<PaymentScreen>(snapshot) ?? 'none');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const listed = config?.active_payment_method_list ?? [];
  const chosen = useSelector(actor, ({ context }) => context.gateway);
  const gateway = gatewayAmong(chosen, listed);
  const canPayCash = config?.cash_on_delivery === 1;
  const isOverCash = isOverCashLimit(total ?? null, config?.cod_max_amount ?? null);
  const isPaid = useSelector(actor, ({ context }) => context.isPaid);
  const isClaimed = input.flag === 'success' || input.flag === 'pending';
  if (screen === 'settled') {
    // Money that went back again is told where the page says what became of it.
    return isClaimed && isPaid ? (
      <Alert color="teal" radius="md" role="status" icon={<IconCircleCheck aria-hidden />}>
        <Trans>Your payment has arrived. Thank you!</Trans>
      </Alert>
    ) : null;
  }
  const texts = {
    checking: t`We are checking your payment…`,
    underWay: words.underWay,
    choosing: input.flag === 'fail' ? words.failed : words.unpaid,
    refused: refusal || t`That did not work. Please choose another way.`,
    failed: unreachedText(),
    none: '',
  };
  // Who comes back from a payment page that says paid is not left with paying twice only.
  const isCalm = screen === 'checking' || screen === 'underWay';
  const canChoose = screen === 'choosing' || screen === 'refused';
  return (
    <Alert
      color={isCalm ? 'blue' : 'orange'}
      radius="md"
      role={isCalm ? 'status' : 'alert'}
      icon={isCalm ? <IconCreditCard aria-hidden /> : <IconAlertCircle aria-hidden />}
    >
      {texts[screen]}
      {canChoose && gateway && (
        <Suspense fallback={null}>
          <PayWays listed={listed} gateway={gateway} onChange={chooseGateway} />
        </Suspense>
      )}
      <Group gap="xs" mt={screen === 'checking' ? 0 : 'sm'}>
        {canChoose && (
          <Button radius="xl" loading={busy} onClick={() => payAgain(gateway)}>
            <Trans>Pay now</Trans>
          </Button>
        )}
        {canChoose && canPayCash && (
          <Button variant="default" radius="xl" disabled={busy || isOverCash} onClick={payCash}>
            <Trans>Pay in cash instead</Trans>
          </Button>
        )}
        {(screen === 'underWay' || (screen === 'choosing' && isClaimed)) && (
          <Button variant="default" radius="xl" onClick={checkAgain}>
            <Trans>Check again</Trans>
          </Button>
        )}
        {screen === 'failed' && (
          <Button radius="xl" onClick={checkAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Group>
      {canChoose && canPayCash && isOverCash && (
        <p>
          <Trans>
            The total amount of the order, exceeds maximum amount of the cash on delivery method
          </Trans>
        </p>
      )}
    </Alert>
  );
}
