import { useLingui } from '@lingui/react/macro';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './StarField.module.css';

const stars = [1, 2, 3, 4, 5] as const;

export function StarField({ rating, onRate }: { rating: number; onRate: (stars: number) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.stars} aria-label={t`Stars`}>
      {stars.map((star) => (
        <button
          key={star}
          type="button"
          aria-pressed={star === rating}
          aria-label={t`${star} of 5 stars`}
          className={classes.star}
          data-full={star <= rating || undefined}
          onClick={() => onRate(star)}
        >
          <IconStarFilled size={28} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}
