import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { typedNumber } from '../../../domain/values/typedNumber';
import { useCurrencySection } from '../form/useCurrencySection';
import classes from './Listing.module.css';

interface Bounds {
  min: number | undefined;
  max: number | undefined;
}

interface PriceRangeProps extends Bounds {
  onChange: (bounds: Bounds) => void;
}

/** A pause in typing after which the list follows, in milliseconds. */
const pause = 600;

const read = (text: string): number | undefined => {
  const amount = typedNumber(text);
  return amount !== null && amount >= 0 ? amount : undefined;
};

const textOf = (bound: number | undefined) => (bound === undefined ? '' : String(bound));

/** Lowest and highest price; the list follows a pause in typing, and at once when a field is left or Enter is pressed. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ low: textOf(min), high: textOf(max), min, max });
  if (typed.min !== min || typed.max !== max) {
    // What is typed stays as it is typed ("5." or "05"); bounds from elsewhere take its place.
    const low = read(typed.low) === min ? typed.low : textOf(min);
    const high = read(typed.high) === max ? typed.high : textOf(max);
    setTyped({ low, high, min, max });
  }
  const [from, to] = [read(typed.low), read(typed.high)];
  // Bounds in the wrong order are a slip of the hand, not a wish to see nothing; or the second is not yet typed out.
  const swapped = from !== undefined && to !== undefined && from > to;
  const tell = (next: Bounds) => {
    if (next.min !== min || next.max !== max) onChange(next);
  };
  const tellLater = useDebouncedCallback(() => !swapped && tell({ min: from, max: to }), pause);
  const commit = () => {
    tellLater.cancel();
    tell(swapped ? { min: to, max: from } : { min: from, max: to });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  const type = (change: { low: string } | { high: string }) => {
    setTyped({ ...typed, ...change });
    tellLater();
  };
  const currency = useCurrencySection();
  return (
    <form className={classes.range} onSubmit={submit} onBlur={commit}>
      <TextInput
        size="sm"
        inputMode="decimal"
        {...currency}
        label={t`From`}
        value={typed.low}
        onChange={(event) => type({ low: event.currentTarget.value })}
      />
      <TextInput
        size="sm"
        inputMode="decimal"
        {...currency}
        label={t`Up to`}
        value={typed.high}
        onChange={(event) => type({ high: event.currentTarget.value })}
      />
      <button type="submit" hidden aria-hidden tabIndex={-1} />
    </form>
  );
}
