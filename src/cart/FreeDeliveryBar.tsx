import { Trans, useLingui } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { freeDeliveryProgress } from '../../domain/cart/freeDelivery';
import { storeQuery } from '../catalogue/api/catalogue';
import { useConfig, useMoney } from '../client/useMoney';
import classes from './CartDrawer.module.css';
import { isOfPlace } from './NotServed';
import { useCartEstimate } from './useCartEstimate';

/** How far the cart is from free delivery (CART-08, CART-09); nothing where the shop has none. */
export function FreeDeliveryBar({ storeId, subtotal }: { storeId: number; subtotal: number }) {
  const { t } = useLingui();
  const config = useConfig();
  const money = useMoney();
  const { data: store } = useQuery(storeQuery(String(storeId)));
  const { error, isCollected } = useCartEstimate();
  // What is not delivered there is not delivered for free.
  if (!config || isCollected || isOfPlace(error)) return null;
  const isAlwaysFree = config.free_delivery_for_all_stores === 1 || store?.free_delivery === 1;
  const progress = freeDeliveryProgress(config.free_delivery_over, subtotal, isAlwaysFree);
  if (!progress) return null;
  const remaining = money(progress.remaining);
  return (
    <div className={classes.free}>
      <IconTruckDelivery size={22} aria-hidden />
      <div className={classes.freeWords}>
        <span aria-live="polite">
          {progress.reached ? (
            <Trans>Delivery is free.</Trans>
          ) : (
            <Trans>
              <bdi>{remaining}</bdi> more for free delivery
            </Trans>
          )}
        </span>
        {!isAlwaysFree && (
          <Progress
            value={progress.percent}
            size="sm"
            radius="xl"
            aria-label={t`Progress towards free delivery`}
          />
        )}
      </div>
    </div>
  );
}
