import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { isOffline } from '../client/connection';
import checkout from '../ui/Checkout.module.css';
import { Costs } from '../ui/Costs';
import { Picture } from '../ui/Picture';
import { useParcel, useParcelDraft } from './context';
import classes from './Parcel.module.css';
import { ParcelAction } from './ParcelAction';
import { isPriceOutdated, priceOf, standingOf, stepOf } from './selectors';

export function ParcelSummary() {
  const { actor, categories, config } = useParcel();
  const { categoryId, sender, receiver } = useParcelDraft();
  const price = useSelector(actor, priceOf);
  const outdated = useSelector(actor, isPriceOutdated);
  const isLast = useSelector(actor, (snapshot) => stepOf(snapshot) === 'payment');
  const kind = categories.find(({ id }) => id === categoryId);
  const kilometres = ((price?.distance ?? 0) / 1000).toFixed(1);
  return (
    <aside className={checkout.summary} aria-labelledby="parcel-summary">
      <h2 id="parcel-summary" className={checkout.stepTitle}>
        <Trans>Your parcel</Trans>
      </h2>
      {kind && (
        <div className={classes.what}>
          <Picture src={kind.image_full_url} alt="" kind="category" width={56} height={56} />
          <strong>{kind.name}</strong>
        </div>
      )}
      <ol className={classes.way}>
        <li data-known={sender.place ? true : undefined}>
          <span className={checkout.soft}>
            <Trans>From</Trans>
          </span>
          <span>
            <bdi>{sender.place?.address || <Trans>not chosen yet</Trans>}</bdi>
          </span>
        </li>
        <li data-known={receiver.place ? true : undefined}>
          <span className={checkout.soft}>
            <Trans>To</Trans>
          </span>
          <span>
            <bdi>{receiver.place?.address || <Trans>not chosen yet</Trans>}</bdi>
          </span>
        </li>
      </ol>
      {price && (
        <>
          <p className={checkout.soft}>
            <Trans>
              <bdi>{kilometres}</bdi> km by road
            </Trans>
          </p>
          <Costs
            amounts={price}
            feeName={config.additional_charge_name}
            delivered
            onlyWay
            outdated={outdated}
          />
        </>
      )}
      <PriceStanding isPriced={price !== null} />
      {isLast && (
        <div className={checkout.wideOnly}>
          <ParcelAction />
        </div>
      )}
    </aside>
  );
}

/** What there is to say while there is no price. */
function PriceStanding({ isPriced }: { isPriced: boolean }) {
  const { actor, intents } = useParcel();
  const standing = useSelector(actor, standingOf);
  switch (standing) {
    case 'settling':
    case 'asking':
      return isPriced ? null : <Skeleton height={84} radius="md" />;
    case 'unknown':
      return (
        <p className={checkout.soft}>
          <Trans>The price follows as soon as both places are known.</Trans>
        </p>
      );
    case 'wayUnknown':
    case 'failed':
      return (
        <div role="alert" className={checkout.wrong}>
          {standing === 'failed' && isOffline() ? (
            <Trans>The price needs a connection. Nothing is lost.</Trans>
          ) : standing === 'failed' ? (
            <Trans>We can't reach the shop for the price.</Trans>
          ) : (
            <Trans>The distance cannot be measured right now, so there is no price yet.</Trans>
          )}{' '}
          <Button size="compact-sm" variant="subtle" onClick={intents.retryPrice}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      );
    default:
      return null;
  }
}
