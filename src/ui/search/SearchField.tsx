import { useLingui } from '@lingui/react/macro';
import { IconSearch, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import classes from './SearchBox.module.css';
import type { SearchBoxState } from './useSearchBox';

const loadList = () => import('./SuggestionList');
const SuggestionList = lazy(loadList);

interface SearchFieldProps {
  box: SearchBoxState;
  /** What can be searched for. */
  label: string;
  /** Where what was typed is found, and the parameter that says it: works before the code is there. */
  found: { at: string; by: string };
  autoFocus?: boolean;
}

/**
 * A search field with suggestions as you type, after the combobox pattern: arrows move, Enter opens,
 * Esc closes, then empties. Written out because the ready-made one brings to every page a positioning
 * engine that a list right under its field does not need.
 */
export function SearchField({ box, label, found, autoFocus = false }: SearchFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const shown = box.rows.length > 0;
  return (
    <search className={classes.box}>
      <form action={found.at} onSubmit={box.submit}>
        <IconSearch size={18} className={classes.glass} aria-hidden />
        <input
          ref={box.field}
          name={found.by}
          className={classes.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the search page is opened in order to type
          autoFocus={autoFocus}
          role="combobox"
          aria-label={label}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={box.active >= 0 ? `${id}-${box.active}` : undefined}
          placeholder={label}
          value={box.text}
          onChange={(event) => box.type(event.currentTarget.value)}
          onFocus={() => {
            void loadList();
            box.show();
          }}
          onClick={box.show}
          onBlur={box.close}
          onKeyDown={box.press}
        />
        {box.text !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t`Clear the search`}
            onClick={box.empty}
          >
            <IconX size={16} aria-hidden />
          </button>
        )}
      </form>
      {shown && (
        <Suspense fallback={null}>
          <SuggestionList id={id} box={box} />
        </Suspense>
      )}
    </search>
  );
}
