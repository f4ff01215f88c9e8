import { Trans } from '@lingui/react/macro';
import type { LedgerEntry } from '../../../domain/operator/ledger';
import { useMoney } from '../../client/useMoney';
import { useMoment } from '../../ui/useMoment';
import classes from '../Operator.module.css';

/** One posting: what it is of, and what it changes for store and shop. */
export function PostingRow({ entry }: { entry: LedgerEntry }) {
  const money = useMoney();
  const moment = useMoment();
  const { kind, order_id, store, shop, commission, reference, at } = entry;
  return (
    <li className={classes.row}>
      <span className={classes.top}>
        <span className={classes.name}>
          {kind === 'payout' ? (
            <Trans>Payout</Trans>
          ) : kind === 'receipt' ? (
            <Trans>Paid by the store</Trans>
          ) : kind === 'refund' ? (
            <Trans>Refund of order #{order_id}</Trans>
          ) : (
            <Trans>Order #{order_id}</Trans>
          )}
        </span>
        <span className={classes.amount}>
          <bdi>{money(store)}</bdi>
        </span>
      </span>
      <span className={classes.soft}>
        {at && moment(at)}
        {kind !== 'payout' && kind !== 'receipt' && (
          <>
            {' · '}
            <Trans>
              the shop <bdi>{money(shop)}</bdi>
            </Trans>
          </>
        )}
        {commission > 0 && (
          <>
            {' · '}
            <Trans>
              commission <bdi>{money(commission)}</bdi>
            </Trans>
          </>
        )}
        {reference && (
          <>
            {' · '}
            <bdi>{reference}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
