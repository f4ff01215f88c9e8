import { useLingui } from '@lingui/react/macro';
import type { Item } from '../../../domain/catalogue/catalogue';
import { offers } from '../../../domain/place/module';
import { useConfig } from '../../client/useMoney';
import classes from './Badges.module.css';

/** Green for vegetarian, red for not: for dishes only, and only when the shop has it on (CAT-15). */
export function VegMark({ item }: { item: Pick<Item, 'module_type' | 'veg'> }) {
  const { t } = useLingui();
  const toggled = useConfig()?.toggle_veg_non_veg === 1;
  if (!toggled || !offers(item, 'dishes')) return null;
  const name = item.veg ? t`Vegetarian` : t`Non-vegetarian`;
  return (
    <span className={classes.veg} data-veg={item.veg} role="img" aria-label={name} title={name} />
  );
}
