import { Trans, useLingui } from '@lingui/react/macro';
import { useRoomBelow } from '../useRoomBelow';
import { forgetSearches } from './recentSearches';
import classes from './SuggestionList.module.css';
import { SuggestionRow } from './SuggestionRow';
import type { SearchBoxState } from './useSearchBox';

/** What might be meant, or was searched for before, under the search field; comes with its first focus. */
export default function SuggestionList({
  id,
  box,
}: {
  /** Begins the ids of list and rows, which the field names. */
  id: string;
  box: SearchBoxState;
}) {
  const { t } = useLingui();
  const room = useRoomBelow(box.field, true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, or its blur would take the list away before the click arrives
    <div
      className={classes.drop}
      style={{ maxHeight: room && Math.min(room, 560) }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {box.typed === '' && (
        <div className={classes.heading}>
          <Trans>Recent searches</Trans>
          <button
            type="button"
            className={classes.forget}
            onClick={() => {
              forgetSearches();
              box.close();
            }}
          >
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
  );
}
