import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestion } from './suggestion';

/** Milliseconds without a key before the shop is asked. */
const quiet = 150;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export interface Searching<Found> {
  /** What the page that is open looks for; empty where nothing is looked for. */
  sought: string;
  /** Words looked for within one thing say nothing within another. */
  within: unknown;
  /** What is found for some words, asked while the list is open. */
  useFound: (asked: string, isOpen: boolean) => { data: Found | undefined; isFetching: boolean };
  rowsOf: (typed: string, found: Found | undefined) => Suggestion[];
  go: (row: Suggestion) => void;
}

export function useSearchBox<Found>({ sought, within, useFound, rowsOf, go }: Searching<Found>) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [before, setBefore] = useState(within);
  if (within !== before) {
    setBefore(within);
    setText(sought);
  }
  // Whoever comes by a link, or back, finds the words that the results are for.
  useEffect(() => {
    if (sought) setText(sought);
  }, [sought]);
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, quiet);
  const { data, isFetching } = useFound(asked, open);
  const rows = open ? rowsOf(typed, data) : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (row: Suggestion) => {
    close();
    field.current?.blur();
    if (row.kind === 'recent') setText(row.text);
    go(row);
  };
  return {
    field,
    text,
    typed,
    rows,
    active,
    busy: isFetching,
    pick,
    close,
    show: () => setOpen(true),
    type: (value: string) => {
      setText(value);
      setActive(-1);
      setOpen(true);
    },
    empty: () => {
      setText('');
      field.current?.focus();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const row = rows[active];
      if (row) pick(row);
      else if (typed !== '') pick({ kind: 'all', text: typed });
    },
    /** Arrows go round, through the field itself; Esc closes, and empties what is closed. */
    press: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step) {
        event.preventDefault();
        setOpen(true);
        const stops = rows.length + 1;
        setActive((place) => ((place + 1 + step + stops) % stops) - 1);
      } else if (event.key === 'Escape') {
        if (!open) setText('');
        close();
      }
    },
  };
}
export type SearchBoxState = ReturnType<typeof useSearchBox>;
