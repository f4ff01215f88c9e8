import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { suggestionsQuery } from '../../api/catalogue';
import { usePlace } from '../../app/place';
import { forgetSearches, recentSearches } from './recentSearches';
import { type Suggestion, suggestionRows } from './suggestions';
import { useSearchGo, useSought } from './useSearchGo';

/** Milliseconds without a key before the shop is asked. */
const quiet = 150;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** What the search field knows: the words, the rows under it, and which row the arrows point at. */
export function useSearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const { module } = usePlace();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [moduleId, setModuleId] = useState(module?.id);
  // Words looked for in one module say nothing in another.
  if (module?.id !== moduleId) {
    setModuleId(module?.id);
    setText('');
  }
  // Whoever comes by a link, or back, finds the words that the results are for.
  const sought = useSought();
  useEffect(() => {
    if (sought) setText(sought);
  }, [sought]);
  const go = useSearchGo();
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, quiet);
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== '' && open && module !== null,
    placeholderData: (before) => before,
  });
  const rows = open ? suggestionRows(typed, data, recentSearches()) : [];

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
    forget: () => {
      forgetSearches();
      close();
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
