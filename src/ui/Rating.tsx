import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconStarFilled } from '@tabler/icons-react';
import { useConfig } from '../client/useMoney';
import classes from './Rating.module.css';
import { Unseen } from './Unseen';

export interface RatingProps {
  /** 0 to 5; shown with the configured number of decimals (CAT-18). */
  value: number;
  /** Number of ratings; without any the shopper is told that it is new. */
  count: number;
  withCount?: boolean;
}

export function Rating({ value, count, withCount = false }: RatingProps) {
  const { t } = useLingui();
  const digits = useConfig()?.digit_after_decimal_point ?? 1;
  if (count === 0)
    return withCount ? <span className={classes.none}>{t`No reviews yet`}</span> : null;
  const figure = value.toFixed(digits);
  return (
    <span className={classes.rating}>
      <IconStarFilled size={14} className={classes.star} aria-hidden />
      <Unseen>
        <Trans>{figure} of 5 stars</Trans>
      </Unseen>
      <span aria-hidden className={classes.figure}>
        {figure}
      </span>
      {withCount && (
        <span className={classes.count}>
          (<Plural value={count} one="# review" other="# reviews" />)
        </span>
      )}
    </span>
  );
}
