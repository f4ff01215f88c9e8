import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { MinimumOrder } from '../../cart/MinimumOrder';
import { openCart } from '../../cart/openCart';
import { isOffline } from '../../client/connection';
import classes from '../../ui/Checkout.module.css';
import { Costs } from '../../ui/Costs';
import { useCheckout, useDraft } from '../context';
import { priceOf, viewOf } from '../selectors';
import { ActionButton } from './ActionButton';
import { OrderedLines } from './OrderedLines';
import { useMinimum } from './useMinimum';

export function Summary() {
  const { actor, config, intents, ordered, page, store } = useCheckout();
  const draft = useDraft();
  const price = useSelector(actor, priceOf);
  const standing = useSelector(actor, (snapshot) => viewOf(snapshot).price);
  const step = useSelector(actor, (snapshot) => viewOf(snapshot).step);
  const { minimum, itemsTotal, missing } = useMinimum();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <aside className={classes.summary} aria-labelledby="checkout-summary">
      <div className={classes.stepHead}>
        <h2 id="checkout-summary" ref={title} tabIndex={-1} className={classes.stepTitle}>
          <Trans>Your order</Trans>
        </h2>
        {page === 'cart' && (
          <Button
            variant="subtle"
            size="compact-sm"
            radius="xl"
            me={-8}
            onClick={() => void openCart()}
          >
            <Trans>Edit cart</Trans>
          </Button>
        )}
      </div>
      {store && <div className={classes.soft}>{store.name}</div>}
      <OrderedLines ordered={ordered} onRemoved={() => title.current?.focus()} />
      {price ? (
        <Costs
          amounts={price}
          feeName={config.additional_charge_name}
          delivered={draft.orderType === 'delivery'}
          couponCode={draft.couponCode ?? ''}
          outdated={standing === 'outdated'}
        />
      ) : standing === 'outdated' ? (
        <Stack gap="xs" aria-hidden>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={18} radius="sm" />
          ))}
          <Skeleton height={28} radius="sm" />
        </Stack>
      ) : null}
      {missing > 0 && (
        <div className={classes.wideOnly}>
          <MinimumOrder minimum={minimum} itemsTotal={itemsTotal} />
        </div>
      )}
      {standing === 'failed' && (
        <div role="alert" className={classes.wrong}>
          {isOffline() ? (
            <Trans>The price needs a connection. Nothing is lost.</Trans>
          ) : (
            <Trans>We can't reach the shop for the price.</Trans>
          )}{' '}
          <Button size="compact-sm" variant="subtle" onClick={intents.retryPrice}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {step === 'payment' && (
        <div className={classes.wideOnly}>
          <ActionButton />
        </div>
      )}
    </aside>
  );
}
