import { Trans, useLingui } from '@lingui/react/macro';
import type { TripChange } from '../../../domain/rental/tripChanges';
import { useMoney } from '../../client/useMoney';
import classes from './TripChanges.module.css';

/** What of a trip's total is another than the shopper saw, from what to what (BOOK-05). */
export function TripChanges({ changes }: { changes: readonly TripChange[] }) {
  const { t } = useLingui();
  const money = useMoney();
  if (changes.length === 0) return null;
  const parts = {
    vehicles: t`Vehicles`,
    provider: t`Discount of the provider`,
    coupon: t`Coupon`,
    tax: t`Tax`,
  };
  const nameOf = (change: TripChange) =>
    change.kind === 'part' ? parts[change.part] : change.name;
  return (
    <ul className={classes.changes} aria-label={t`What has changed`}>
      {changes.map((change) => (
        <li key={change.kind === 'part' ? change.part : change.key}>
          <strong>{nameOf(change)}</strong>
          <span className={classes.amounts}>
            {change.from === null ? (
              <Trans>is new</Trans>
            ) : (
              <s>
                <bdi>{money(change.from)}</bdi>
              </s>
            )}
            <span aria-hidden className={classes.arrow}>
              →
            </span>
            {change.to === null ? <Trans>is gone</Trans> : <bdi>{money(change.to)}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
