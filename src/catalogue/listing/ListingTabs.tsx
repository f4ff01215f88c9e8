import { Trans, useLingui } from '@lingui/react/macro';
import { usualModuleType } from '../../../domain/place/module';
import { usePlace } from '../../place/currentPlace';
import classes from '../../ui/listing/Listing.module.css';
import { StoresLabel } from '../parts/StoresLabel';

interface ListingTabsProps {
  tab: 'items' | 'stores';
  /** Totals as texts; empty while they are not known. */
  items: string;
  stores: string;
  panel: string;
  onTab: (tab: 'items' | 'stores') => void;
}

export function ListingTabs({ tab, items, stores, panel, onTab }: ListingTabsProps) {
  const { t } = useLingui();
  const { module } = usePlace();
  const props = (name: 'items' | 'stores') => ({
    type: 'button' as const,
    'aria-pressed': tab === name,
    'aria-controls': panel,
    className: classes.tab,
    onClick: () => onTab(name),
  });
  return (
    <fieldset className={classes.tabs} aria-label={t`Show items or stores`}>
      <button {...props('items')}>
        <Trans>Items</Trans> <span className={classes.total}>{items}</span>
      </button>
      <button {...props('stores')}>
        <StoresLabel type={module?.module_type ?? usualModuleType} />{' '}
        <span className={classes.total}>{stores}</span>
      </button>
    </fieldset>
  );
}
