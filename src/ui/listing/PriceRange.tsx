import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { typedNumber } from '../../../domain/values/typedNumber';
import classes from './Listing.module.css';

interface Bounds {
  min: number | undefined;
  max: number | undefined;
}

interface PriceRangeProps extends Bounds {
  onChange: (bounds: Bounds) => void;
}

const read = (text: string): number | undefined => {
  const amount = typedNumber(text);
  return amount !== null && amount >= 0 ? amount : undefined;
};

/** Lowest and highest price; taken over when the field is left or Enter is pressed. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const { t } = useLingui();
  const [low, setLow] = useState(min === undefined ? '' : String(min));
  const [high, setHigh] = useState(max === undefined ? '' : String(max));
  const commit = () => {
    const [from, to] = [read(low), read(high)];
    // Bounds in the wrong order are a slip of the hand, not a wish to see nothing.
    const swapped = from !== undefined && to !== undefined && from > to;
    const next = swapped ? { min: to, max: from } : { min: from, max: to };
    if (next.min !== min || next.max !== max) onChange(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form className={classes.range} onSubmit={submit} onBlur={commit}>
      <TextInput
        size="sm"
        inputMode="decimal"
        label={t`From`}
        value={low}
        onChange={(event) => setLow(event.currentTarget.value)}
      />
      <TextInput
        size="sm"
        inputMode="decimal"
        label={t`Up to`}
        value={high}
        onChange={(event) => setHigh(event.currentTarget.value)}
      />
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </form>
  );
}
