import { Trans, useLingui } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CartEntry } from '../../../domain/entities/cart';
import { freeDeliveryProgress } from '../../../domain/pricing/freeDelivery';
import { cartTotals } from '../../../domain/pricing/itemPrice';
import { storeQuery } from '../../api/catalogue';
import { useConfig, useMoney } from '../../api/useMoney';
import classes from './CartDrawer.module.css';

/** How far the cart is from free delivery (CART-08, CART-09); nothing where the shop has none. */
export function FreeDeliveryBar({ entries }: { entries: readonly CartEntry[] }) {
  const { t } = useLingui();
  const config = useConfig();
  const money = useMoney();
  const storeId = entries[0]?.item.store_id;
  const { data: store } = useQuery({
    ...storeQuery(String(storeId)),
    enabled: storeId !== undefined,
  });
  if (!config || entries.length === 0) return null;
  const { total } = cartTotals(entries, config.digit_after_decimal_point);
  const isAlwaysFree = config.free_delivery_for_all_stores === 1 || store?.free_delivery === 1;
  const progress = freeDeliveryProgress(config.free_delivery_over, total, isAlwaysFree);
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
        <Progress
          value={progress.percent}
          size="sm"
          radius="xl"
          aria-label={t`Progress towards free delivery`}
        />
      </div>
    </div>
  );
}
