import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Input, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { couponsQuery } from '../../../api/coupons';
import classes from '../Checkout.module.css';
import { useCheckout, useDraft } from '../context';
import { priceOf } from '../selectors';
import { CouponRow } from './CouponRow';
import { judgeCoupons } from './judgeCoupons';
import { useCouponRefusal } from './useCouponRefusal';

const places = [0, 1, 2, 3, 4];

/** Coupons with the reason why one cannot be used; the best one first, and proposed. */
export function CouponPicker() {
  const { t } = useLingui();
  const { actor, config, intents, store } = useCheckout();
  const { couponCode } = useDraft();
  const price = useSelector(actor, priceOf);
  const say = useCouponRefusal();
  const { data: coupons, isLoading } = useQuery({
    ...couponsQuery(store?.id ?? 0),
    enabled: store !== null,
  });
  const [typed, setTyped] = useState('');
  const judged =
    store && price ? judgeCoupons(coupons ?? [], store, price, config, new Date()) : [];
  const refusal = couponCode ? price?.coupon_refusal : null;
  const apply = () => intents.type({ couponCode: typed.trim().toUpperCase() || null });
  return (
    <Input.Wrapper label={t`Coupon`} labelElement="div">
      <Stack gap="xs" mt="xs">
        {isLoading &&
          places.map((place) => <Skeleton key={place} height={66} radius="md" aria-hidden />)}
        {judged.slice(0, 6).map((entry, index) => (
          <CouponRow
            key={entry.coupon.code}
            {...entry}
            best={index === 0 && entry.saves > 0}
            used={entry.coupon.code === couponCode && entry.refusal === null}
          />
        ))}
        <Group gap="xs" align="flex-start">
          <TextInput
            className={classes.grow}
            aria-label={t`Coupon code`}
            placeholder={t`Coupon code`}
            leftSection={<IconTicket size={18} aria-hidden />}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={50}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
            error={
              refusal &&
              say(refusal.code, judged.find(({ coupon }) => coupon.code === couponCode)?.coupon)
            }
          />
          <Button variant="light" radius="xl" onClick={apply} disabled={!typed.trim()}>
            <Trans>Apply</Trans>
          </Button>
        </Group>
        {couponCode && (
          <Group gap="xs">
            <span className={classes.soft}>
              <Trans>Chosen: {couponCode}</Trans>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              color="gray"
              onClick={() => {
                setTyped('');
                intents.type({ couponCode: null });
              }}
            >
              <Trans>Remove coupon</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
