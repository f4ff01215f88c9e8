import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Item } from '../../../domain/catalogue/catalogue';
import { itemLink } from '../card/itemLinks';
import { openQuickView, prefetchQuickView } from '../quickView/openQuickView';
import classes from './ChooseLink.module.css';

/**
 * The plus of an item of which something must be chosen first: it leads to the item's page (ITEM-21), or
 * opens a dish over the list.
 */
export function ChooseLink({ item }: { item: Item }) {
  const { t } = useLingui();
  const name = item.name;
  if (item.food_variations.length > 0 && !item.isCampaignItem) {
    return (
      <button
        type="button"
        className={classes.link}
        aria-label={t`Choose options of ${name}`}
        onPointerEnter={prefetchQuickView}
        onClick={() => void openQuickView({ item })}
      >
        <IconPlus size={18} aria-hidden />
      </button>
    );
  }
  return (
    <Link {...itemLink(item)} className={classes.link} aria-label={t`Choose options of ${name}`}>
      <IconPlus size={18} aria-hidden />
    </Link>
  );
}
