import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { Category } from '../../../domain/catalogue/catalogue';
import { useMoney } from '../../client/useMoney';
import classes from '../../ui/listing/Listing.module.css';
import { allergenNames } from './allergens';
import { chipsOf, clearedFilters } from './chips';
import { filterNames, isFilterWord } from './filterNames';
import type { ListingFilters } from './listingSearch';

interface FilterChipsProps {
  filters: ListingFilters;
  tab: 'items' | 'stores';
  categories: readonly Category[];
  onChange: (change: Partial<ListingFilters>) => void;
}

export function FilterChips({ filters, tab, categories, onChange }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const chips = chipsOf(filters, tab);
  if (chips.length === 0) return null;
  const nameOf = (chip: (typeof chips)[number]): string => {
    const { value } = chip;
    switch (chip.kind) {
      case 'category':
        return categories.find(({ id }) => String(id) === value)?.name ?? t`Category ${value}`;
      case 'min':
        return t`From ${money(Number(value))}`;
      case 'max':
        return t`Up to ${money(Number(value))}`;
      case 'rating':
        return t`${value} stars and up`;
      case 'type':
        return value === 'veg' ? t`Vegetarian` : t`Non-vegetarian`;
      case 'without': {
        const allergen = allergenNames[value] ? i18n._(allergenNames[value]) : value;
        return t`Without ${allergen}`;
      }
      case 'filter':
        return isFilterWord(value) ? i18n._(filterNames[value]) : value;
    }
  };
  return (
    <ul className={classes.chips} aria-label={t`Filters that are on`}>
      {chips.map((chip) => {
        const name = nameOf(chip);
        return (
          <li key={`${chip.kind} ${chip.value}`}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t`Remove filter ${name}`}
              onClick={() => onChange(chip.off)}
            >
              <bdi>{name}</bdi>
              <IconX size={14} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange(clearedFilters)}>
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
