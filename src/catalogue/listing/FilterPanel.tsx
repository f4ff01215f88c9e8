import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { Category } from '../../../domain/catalogue/catalogue';
import { offers } from '../../../domain/place/module';
import { useConfig } from '../../client/useMoney';
import { usePlace } from '../../place/currentPlace';
import { FilterGroup } from '../../ui/listing/FilterGroup';
import classes from '../../ui/listing/Listing.module.css';
import { OneOf } from '../../ui/listing/OneOf';
import { PriceRange } from '../../ui/listing/PriceRange';
import { useAhead } from '../../ui/listing/useAhead';
import { allergenNames, allergensOffered } from './allergens';
import { itemFilterWords, storeFilterWords } from './decideListing';
import { filterNames } from './filterNames';
import { type ListingFilters, toggled, words } from './listingSearch';

export interface FilterPanelProps {
  filters: ListingFilters;
  tab: 'items' | 'stores';
  categories: readonly Category[];
  onChange: (change: Partial<ListingFilters>) => void;
}

const ratings = [4, 3] as const;

/** Every filter of a listing; each change goes into the address at once. */
export default function FilterPanel({ tab, categories, ...told }: FilterPanelProps) {
  const { filters, onChange } = useAhead(told.filters, told.onChange);
  const { t, i18n } = useLingui();
  const config = useConfig();
  const { module } = usePlace();
  const dishes = offers(module, 'dishes');
  const features = module ? config?.module_config[module.module_type] : undefined;
  const offered = tab === 'stores' ? storeFilterWords : itemFilterWords;
  const shown = offered.filter(
    (word) =>
      (word !== 'organic' || features?.organic !== 0) &&
      (word !== 'halal' || features?.halal !== 0),
  );
  return (
    <div className={classes.panel}>
      <FilterGroup title={t`Show only`}>
        {shown.map((word) => (
          <Checkbox
            key={word}
            label={i18n._(filterNames[word])}
            checked={words(filters.filter).includes(word)}
            onChange={() => onChange({ filter: toggled(filters.filter, word) })}
          />
        ))}
      </FilterGroup>
      {dishes && config?.toggle_veg_non_veg === 1 && (
        <FilterGroup title={t`Diet`}>
          <OneOf
            of={(['veg', 'non_veg'] as const).map((type) => [
              type,
              type === 'veg' ? t`Vegetarian` : t`Non-vegetarian`,
            ])}
            value={filters.type}
            onChange={(type) => onChange({ type })}
          />
        </FilterGroup>
      )}
      {tab === 'items' && (
        <>
          <FilterGroup title={t`Price`}>
            <PriceRange min={filters.min} max={filters.max} onChange={onChange} />
          </FilterGroup>
          <FilterGroup title={t`Rating`}>
            <OneOf
              of={ratings.map((stars) => [stars, t`${stars} stars and up`])}
              value={filters.rating}
              onChange={(rating) => onChange({ rating })}
            />
          </FilterGroup>
          {categories.length > 0 && (
            <FilterGroup title={t`Category`}>
              {categories.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={words(filters.categories).includes(String(id))}
                  onChange={() => onChange({ categories: toggled(filters.categories, String(id)) })}
                />
              ))}
            </FilterGroup>
          )}
          {features?.allergy === 1 && (
            <FilterGroup title={t`Without allergens`}>
              {allergensOffered(words(filters.without)).map((name) => (
                <Checkbox
                  key={name}
                  label={allergenNames[name] ? i18n._(allergenNames[name]) : name}
                  checked={words(filters.without).includes(name)}
                  onChange={() => onChange({ without: toggled(filters.without, name) })}
                />
              ))}
            </FilterGroup>
          )}
        </>
      )}
    </div>
  );
}
