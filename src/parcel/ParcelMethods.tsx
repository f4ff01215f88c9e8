import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { decideParcelMethod } from '../../machines/parcel/parcel';
import { PaymentMethods } from '../checkout/payment/PaymentMethods';
import { useParcel, useParcelDraft } from './context';
import { factsOf, priceOf } from './selectors';

export function ParcelMethods() {
  const { t } = useLingui();
  const { actor, config, intents } = useParcel();
  const { method, gateway, payer } = useParcelDraft();
  const facts = useSelector(actor, factsOf);
  const total = useSelector(actor, priceOf)?.total ?? null;
  const cash =
    payer === 'sender'
      ? { title: t`Cash at pickup`, hint: t`Pay the courier who takes the parcel.` }
      : { title: t`Cash at the door`, hint: t`The courier asks the receiver for it.` };
  return (
    <PaymentMethods
      config={config}
      value={method}
      gateway={gateway ?? null}
      onChange={intents.type}
      walletBalance={facts.walletBalance}
      cash={cash}
      standingOf={(way) => decideParcelMethod(way, payer, total, facts)}
    />
  );
}
