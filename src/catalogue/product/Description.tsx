import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './Product.module.css';

const shortLength = 130;

/** The description, cut at 130 characters until it is asked for (ITEM-23). */
export function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (!text) return null;
  const long = text.length > shortLength;
  return (
    <p className={classes.description}>
      {long && !whole ? `${text.slice(0, shortLength).trimEnd()}…` : text}{' '}
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
