import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './Product.module.css';

interface DescriptionProps {
  text: string;
  /** Characters that stand there at once. */
  shortLength?: number;
}

/** A description, cut until it is asked for: an item's at 130 characters (ITEM-23), a vehicle's at 70 (VEH-09). */
export function Description({ text, shortLength = 130 }: DescriptionProps) {
  const [whole, setWhole] = useState(false);
  if (!text) return null;
  // By code points: half an emoji is a broken letter.
  const start = [...text].slice(0, shortLength).join('');
  const long = start.length < text.length;
  return (
    <p className={classes.description}>
      {long && !whole ? `${start.trimEnd()}…` : text}{' '}
      {long && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={whole}
          onClick={() => setWhole((now) => !now)}
        >
          {whole ? <Trans>Show less</Trans> : <Trans>Read more</Trans>}
        </button>
      )}
    </p>
  );
}
