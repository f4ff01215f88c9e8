import { Trans, useLingui } from '@lingui/react/macro';
import type { OperatorRefund } from '../../../domain/operator/operatorRequests';
import { useMoney } from '../../client/useMoney';
import classes from '../Operator.module.css';

/** Why money is asked back, and what was paid. */
export function RefundFacts({ refund }: { refund: OperatorRefund }) {
  const { t } = useLingui();
  const money = useMoney();
  const { store, reason, note, order_amount, images_full_url, status, amount, answer } = refund;
  const isReceivers = refund.is_paid_by_receiver === 1 && status !== 'rejected';
  return (
    <>
      <dl className={classes.facts}>
        {store && (
          <>
            <dt>
              <Trans>Store</Trans>
            </dt>
            <dd>
              <bdi>{store}</bdi>
            </dd>
          </>
        )}
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>
          <bdi>{money(order_amount)}</bdi>
          {isReceivers && (
            <p className={classes.soft}>
              <Trans>Its receiver has paid: give it back to them in cash.</Trans>
            </p>
          )}
        </dd>
        <dt>
          <Trans>Reason</Trans>
        </dt>
        <dd>
          <bdi>{reason}</bdi>
          {note && <p className={classes.soft}>{note}</p>}
        </dd>
        {status !== 'pending' && (
          <>
            <dt>
              <Trans>Answer</Trans>
            </dt>
            <dd>
              {status === 'approved' ? (
                <bdi>{money(amount)}</bdi>
              ) : (
                <Trans>Nothing is given back.</Trans>
              )}
              {answer && <p className={classes.soft}>{answer}</p>}
            </dd>
          </>
        )}
      </dl>
      {images_full_url.length > 0 && (
        <div className={classes.pictures}>
          {images_full_url.map((url, at) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t`Sent along: ${at + 1}`} width={120} height={90} />
            </a>
          ))}
        </div>
      )}
    </>
  );
}
