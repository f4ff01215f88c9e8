import { Trans, useLingui } from '@lingui/react/macro';
import type { CartEntry } from '../../domain/cart/cart';
import { openQuickView, prefetchQuickView } from '../catalogue/quickView/openQuickView';
import classes from './CartLineRow.module.css';
import { openLineWishes, prefetchLineWishes } from './lineWishes/openLineWishes';
import { useSubstitutionText } from './lineWishes/wishesText';

/** Something is or can be chosen of the item, so that the line can become another one. */
const canBeEdited = ({ item, variation, add_on_ids }: CartEntry) =>
  [item.food_variations, item.variations, item.add_ons, variation, add_on_ids].some(
    ({ length }) => length > 0,
  );

export function LineTools({ entry }: { entry: CartEntry }) {
  const { t } = useLingui();
  const { item, note } = entry;
  const substitution = useSubstitutionText(entry);
  // A line that is not saved yet has no wishes; a back end without notes takes none.
  const takesWishes = note !== null;
  return (
    <>
      {(note || substitution) && (
        <p className={classes.chosen}>
          {note && <q>{note}</q>}
          {note && substitution && ' · '}
          {substitution}
        </p>
      )}
      <div className={classes.tools}>
        {canBeEdited(entry) && (
          <button
            type="button"
            className={classes.edit}
            aria-label={t`Edit ${item.name}`}
            onPointerEnter={prefetchQuickView}
            onClick={() => void openQuickView({ item, entry })}
          >
            <Trans>Edit</Trans>
          </button>
        )}
        {takesWishes && (
          <button
            type="button"
            className={classes.edit}
            aria-label={t`Note and substitution for ${item.name}`}
            onPointerEnter={prefetchLineWishes}
            onClick={() => openLineWishes(entry)}
          >
            <Trans>Note and substitution</Trans>
          </button>
        )}
      </div>
    </>
  );
}
