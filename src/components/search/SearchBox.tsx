import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './SearchBox.module.css';
import { SuggestionRow } from './SuggestionRow';
import { useSearchBox } from './useSearchBox';

/**
 * The search field with suggestions as you type, after the combobox pattern: arrows move, Enter opens,
 * Esc closes, then empties. Written out because the ready-made one brings to every page a positioning
 * engine that a list right under its field does not need.
 */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const box = useSearchBox();
  const shown = box.rows.length > 0;
  return (
    <search className={classes.box}>
      <form onSubmit={box.submit}>
        <IconSearch size={18} className={classes.glass} aria-hidden />
        <input
          ref={box.field}
          className={classes.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the search page is opened in order to type
          autoFocus={autoFocus}
          role="combobox"
          aria-label={t`Search for items or stores`}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={box.active >= 0 ? `${id}-${box.active}` : undefined}
          placeholder={t`Search for items or stores`}
          value={box.text}
          onChange={(event) => box.type(event.currentTarget.value)}
          onFocus={box.show}
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
        // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, or its blur would take the list away before the click arrives
        <div className={classes.drop} onMouseDown={(event) => event.preventDefault()}>
          {box.typed === '' && (
            <div className={classes.heading}>
              <Trans>Recent searches</Trans>
              <button type="button" className={classes.forget} onClick={box.forget}>
                <Trans>Clear</Trans>
              </button>
            </div>
          )}
          <div id={`${id}-list`} role="listbox" aria-label={t`Suggestions`} aria-busy={box.busy}>
            {box.rows.map((row, place) => (
              <SuggestionRow
                key={'id' in row ? `${row.kind} ${row.id}` : `${row.kind} ${row.text}`}
                id={`${id}-${place}`}
                row={row}
                typed={box.typed}
                selected={place === box.active}
                onPick={() => box.pick(row)}
              />
            ))}
          </div>
        </div>
      )}
    </search>
  );
}
