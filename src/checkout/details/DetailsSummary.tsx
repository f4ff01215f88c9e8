import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMoney } from '../../client/useMoney';
import { useCheckout, useDraft } from '../context';
import { priceOf } from '../selectors';
import { useSlotText } from './useSlotText';

export function DetailsSummary() {
  const { t } = useLingui();
  const { scheduleAt, couponCode, tip, note, instruction, orderType, prescription } = useDraft();
  const { actor, config } = useCheckout();
  const refused = useSelector(actor, (snapshot) => Boolean(priceOf(snapshot)?.coupon_refusal));
  const money = useMoney();
  const slotText = useSlotText(config.time_zone);
  const delivered = orderType === 'delivery';
  const extras = [
    couponCode && !refused ? t`Coupon ${couponCode}` : '',
    delivered && tip > 0 ? t`Tip ${money(tip)}` : '',
    delivered ? instruction : '',
    note,
    prescription.length > 0
      ? t`${plural(prescription.length, {
          one: 'Prescription: # picture',
          other: 'Prescription: # pictures',
        })}`
      : '',
  ].filter(Boolean);
  return (
    <>
      <div>{scheduleAt ? slotText(scheduleAt) : <Trans>As soon as possible</Trans>}</div>
      {extras.length > 0 && <div>{extras.join(' · ')}</div>}
    </>
  );
}
