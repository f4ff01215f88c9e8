import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from '../../catalogue/product/Product.module.css';

const shortLength = 70;

/** A vehicle's description, cut at 70 characters until it is asked for (VEH-09). */
export function ShortText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (!text) return null;
  const isLong = text.length > shortLength;
  return (
    <p className={classes.description}>
      {isLong && !whole ? `${text.slice(0, shortLength).trimEnd()}…` : text}{' '}
      {isLong && (
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
