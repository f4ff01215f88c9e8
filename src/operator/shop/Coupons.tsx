import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CouponState } from '../../../domain/operator/shopCoupon';
import { EmptyState } from '../../ui/EmptyState';
import { shopCouponsQuery } from '../api/shopParts';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { CouponListRow } from './CouponListRow';
import { openShopPart } from './openShopPart';

/** Coupons that run, are planned or are over, with how often they were used (OPER-07). */
export function Coupons() {
  const { t } = useLingui();
  const [of, setOf] = useState<CouponState>('running');
  const query = useInfiniteQuery(shopCouponsQuery(of));
  const coupons = query.data?.pages.flatMap((page) => page.coupons) ?? [];
  return (
    <section className={classes.panel} aria-label={t`Coupons`}>
      <div className={classes.bar}>
        <SegmentedControl
          radius="xl"
          aria-label={t`Which coupons`}
          value={of}
          onChange={(chosen) => setOf(chosen)}
          data={[
            { value: 'running', label: t`Running` },
            { value: 'planned', label: t`Planned` },
            { value: 'over', label: t`Over` },
          ]}
        />
        <Button
          radius="xl"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => openShopPart({ kind: 'coupon', id: null })}
        >
          <Trans>New coupon</Trans>
        </Button>
      </div>
      <RoomList
        query={query}
        count={coupons.length}
        empty={<EmptyState picture="nothing-found" title={<Trans>No coupons here</Trans>} />}
      >
        {coupons.map((coupon) => (
          <CouponListRow key={coupon.id} coupon={coupon} />
        ))}
      </RoomList>
    </section>
  );
}
