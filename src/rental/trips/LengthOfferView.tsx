import { Trans } from '@lingui/react/macro';
import { fromMillis, toMillis } from '../../../domain/values/money';
import type { LengthOffer } from '../../../machines/rental/tripLength';
import { useConfig, useMoney } from '../../client/useMoney';
import { Cost } from '../../ui/Costs';
import classes from '../../ui/Costs.module.css';
import { useMoment } from '../../ui/useMoment';

/** How what was paid and the new total come together: what goes back, how, and what is left to pay. */
function Settling({ offer: { amount, givenBack }, paid }: { offer: LengthOffer; paid: number }) {
  const money = useMoney();
  const config = useConfig();
  if (givenBack?.to === 'wallet')
    return (
      <Trans>
        <bdi>{money(givenBack.amount)}</bdi> go to your wallet at once.
      </Trans>
    );
  if (givenBack)
    return (
      <Trans>
        <bdi>{money(givenBack.amount)}</bdi> go back the way you paid, within a few days.
      </Trans>
    );
  const due = fromMillis(toMillis(amount) - toMillis(paid));
  if (due > 0 && config?.digital_payment === 1)
    return config.cash_on_delivery === 1 ? (
      <Trans>
        You have paid <bdi>{money(paid)}</bdi>. The other <bdi>{money(due)}</bdi> can be paid by
        card once the trip is changed, or in cash when you bring the vehicle back.
      </Trans>
    ) : (
      <Trans>
        You have paid <bdi>{money(paid)}</bdi>. Pay the other <bdi>{money(due)}</bdi> by card once
        the trip is changed.
      </Trans>
    );
  if (due > 0)
    return (
      <Trans>
        You have paid <bdi>{money(paid)}</bdi>. Pay the other <bdi>{money(due)}</bdi> to the
        provider when you bring the vehicle back.
      </Trans>
    );
  if (due < 0)
    return (
      <Trans>
        The provider gives you <bdi>{money(-due)}</bdi> when you bring the vehicle back.
      </Trans>
    );
  return <Trans>You have paid all of it.</Trans>;
}

export function LengthOfferView({ offer, paid }: { offer: LengthOffer; paid: number }) {
  const money = useMoney();
  const moment = useMoment();
  const { oldAmount, amount, returnTime } = offer;
  const difference = amount - oldAmount;
  return (
    <div aria-live="polite">
      <dl className={classes.costs}>
        <Cost name={<Trans>Total so far</Trans>}>{money(oldAmount)}</Cost>
        <Cost name={<Trans>New total</Trans>}>{money(amount)}</Cost>
        <Cost
          name={difference < 0 ? <Trans>You pay less</Trans> : <Trans>You pay more</Trans>}
          total
        >
          {money(Math.abs(difference))}
        </Cost>
      </dl>
      {returnTime && (
        <p>
          <Trans>
            Back by <bdi>{moment(returnTime)}</bdi>
          </Trans>
        </p>
      )}
      {paid > 0 && (
        <p className={classes.soft}>
          <Settling offer={offer} paid={paid} />
        </p>
      )}
    </div>
  );
}
