import { Trans } from '@lingui/react/macro';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { useMoney } from '../../client/useMoney';
import { Picture } from '../Picture';
import classes from './SuggestionList.module.css';
import { markedParts, type Suggestion } from './suggestion';

interface SuggestionRowProps {
  id: string;
  row: Suggestion;
  typed: string;
  selected: boolean;
  onPick: () => void;
}

export function SuggestionRow({ id, row, typed, selected, onPick }: SuggestionRowProps) {
  const { text } = row;
  const money = useMoney();
  const price = 'price' in row && row.price != null ? money(row.price) : '';
  const about = 'of' in row ? [row.of, price].filter(Boolean).join(' · ') : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: rows of a combobox are pointed at, not focused
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={classes.row}
      data-selected={selected || undefined}
      onClick={onPick}
    >
      {'id' in row ? (
        <Picture
          src={row.picture}
          alt=""
          kind={row.kind === 'provider' ? 'store' : row.kind}
          width={40}
          height={row.kind === 'item' || row.kind === 'vehicle' ? 30 : 40}
          className={classes.picture}
        />
      ) : (
        <span className={classes.icon}>
          {row.kind === 'recent' ? (
            <IconHistory size={18} aria-hidden />
          ) : (
            <IconSearch size={18} aria-hidden />
          )}
        </span>
      )}
      <span className={classes.name}>
        {row.kind === 'all' ? (
          <Trans>Search for “{text}”</Trans>
        ) : (
          markedParts(text, typed).map((part, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
            part.marked ? <mark key={place}>{part.text}</mark> : part.text,
          )
        )}
        {about && <span className={classes.about}>{about}</span>}
      </span>
      {row.kind === 'store' && (
        <span className={classes.kind}>
          <Trans>Store</Trans>
        </span>
      )}
      {row.kind === 'provider' && (
        <span className={classes.kind}>
          <Trans>Provider</Trans>
        </span>
      )}
    </div>
  );
}
