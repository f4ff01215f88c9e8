import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { decideMethod } from '../../../machines/checkout/checkout';
import { useCheckout, useDraft, useFacts } from '../context';
import { priceOf } from '../selectors';
import { stepFormId } from '../stepForm';
import { PaymentMethods } from './PaymentMethods';

export function PaymentStep() {
  const { t } = useLingui();
  const { actor, config, intents } = useCheckout();
  const facts = useFacts();
  const { paymentMethod, gateway, orderType } = useDraft();
  const total = useSelector(actor, priceOf)?.total ?? null;
  return (
    <form
      id={stepFormId}
      onSubmit={(event) => {
        event.preventDefault();
        intents.order();
      }}
    >
      <PaymentMethods
        config={config}
        value={paymentMethod}
        gateway={gateway ?? null}
        onChange={({ method, gateway: chosen }) =>
          intents.type({ paymentMethod: method, gateway: chosen })
        }
        walletBalance={facts.walletBalance}
        cash={{
          title: orderType === 'take_away' ? t`Cash when you collect` : t`Cash on delivery`,
          hint: t`Pay when you have your order in your hands.`,
        }}
        standingOf={(method) => decideMethod(method, total, facts)}
      />
    </form>
  );
}
