import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from '../../ui/Checkout.module.css';
import { CouponRow } from './CouponRow';
import type { JudgedCoupon } from './judgeCoupons';
import { useCouponRefusal } from './useCouponRefusal';

const mostRows = 6;

/** A code counts however it is written. */
const isOf = (code: string | null) => {
  const wanted = code?.toUpperCase();
  return ({ coupon }: JudgedCoupon) => coupon.code.toUpperCase() === wanted;
};

export interface CouponWords {
  /** Beside the most useful one. */
  best: ReactNode;
  /** Of one that can be used and saves nothing. */
  useless: ReactNode;
}

interface CouponListProps {
  /** What each would do, the most useful first. */
  judged: readonly JudgedCoupon[];
  isLoading: boolean;
  /** The chosen code. */
  code: string | null;
  /** Why the chosen one is not used. */
  refusal: { code: string; message: string } | null | undefined;
  words: CouponWords;
  /** It is for a trip. */
  isRental?: boolean;
  onChange: (code: string | null) => void;
}

export function CouponList(props: CouponListProps) {
  const { judged, isLoading, code, refusal, words, isRental = false, onChange } = props;
  const { t } = useLingui();
  const say = useCouponRefusal(isRental);
  const [typed, setTyped] = useState('');
  const apply = () => {
    const sent = typed.trim();
    onChange((judged.find(isOf(sent))?.coupon.code ?? sent.toUpperCase()) || null);
  };
  const field = useRef<HTMLDivElement>(null);
  const reason = refusal?.code;
  // The reason stands under the field, where a sticky bar may lie over it.
  useEffect(() => {
    if (reason) field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [reason]);
  const chosen = judged.find(isOf(code));
  const [best] = judged;
  const offered = chosen ?? (best?.refusal === null ? best : undefined);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || Boolean(refusal);
  const others = judged.filter((entry) => entry !== offered).slice(0, mostRows);
  const listId = useId();
  const rowOf = (entry: JudgedCoupon) => (
    <CouponRow
      key={entry.coupon.code}
      {...entry}
      words={words}
      isRental={isRental}
      best={entry === best && entry.saves > 0}
      used={entry === chosen && entry.refusal === null && !refusal}
      onChange={onChange}
    />
  );
  return (
    <Stack gap="xs" mt="xs">
      {isLoading && <Skeleton height={66} radius="md" aria-hidden />}
      {offered && rowOf(offered)}
      <Button
        variant="subtle"
        size="compact-md"
        radius="xl"
        style={{ alignSelf: 'start' }}
        leftSection={<IconTicket size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setUnfolded(!isOpen)}
      >
        {others.length === 0 ? (
          <Trans>Enter a coupon code</Trans>
        ) : !offered ? (
          <Plural value={others.length} one="# coupon, or a code" other="# coupons, or a code" />
        ) : (
          <Plural
            value={others.length}
            one="# other coupon, or a code"
            other="# other coupons, or a code"
          />
        )}
      </Button>
      <Stack gap="xs" id={listId} hidden={!isOpen}>
        {others.map(rowOf)}
        <Group ref={field} gap="xs" align="flex-start">
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
            error={refusal && say(refusal.code, chosen?.coupon, refusal.message)}
          />
          <Button variant="light" radius="xl" onClick={apply} disabled={!typed.trim()}>
            <Trans>Apply</Trans>
          </Button>
        </Group>
      </Stack>
      {code && (
        <Group gap="xs">
          <span className={classes.soft}>
            {refusal ? <Trans>Not used: {code}</Trans> : <Trans>Chosen: {code}</Trans>}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            color="gray"
            onClick={() => {
              setTyped('');
              onChange(null);
            }}
          >
            <Trans>Remove coupon</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  );
}
