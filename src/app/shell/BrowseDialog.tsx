import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type ModuleType, sells } from '../../../domain/place/module';
import { StoresLabel } from '../../catalogue/parts/StoresLabel';
import type { OverlayProps } from '../../flow/overlays';
import classes from '../../ui/Browse.module.css';
import { CategoryRows, StoreRows } from './BrowseLists';
import { ProviderRows, VehicleCategoryRows } from './RentalLists';
import { useLeaveOnNavigation } from './useLeaveOnNavigation';

export interface BrowseWish {
  list: 'categories' | 'stores';
  moduleType: ModuleType;
}

/** What the header's two modal links open: the first entries, and the way to all of them (HEAD-04). */
export default function BrowseDialog({
  input: { list, moduleType },
  onDone,
}: OverlayProps<BrowseWish, void>) {
  const { t } = useLingui();
  useLeaveOnNavigation(onDone);
  const isRental = sells({ module_type: moduleType }, 'trips');
  const label = <StoresLabel type={moduleType} />;
  return (
    <Modal
      opened
      onClose={() => onDone()}
      title={list === 'categories' ? <Trans>Categories</Trans> : label}
      closeButtonProps={{ 'aria-label': t`Close` }}
      size="lg"
      yOffset={76}
    >
      {list === 'categories' ? (
        <div className={classes.wide}>{isRental ? <VehicleCategoryRows /> : <CategoryRows />}</div>
      ) : isRental ? (
        <div className={classes.wide}>
          <ProviderRows />
        </div>
      ) : (
        <div className={classes.columns}>
          <section>
            <h3>
              <Trans>Popular {label}</Trans>
            </h3>
            <StoreRows list="popular" />
          </section>
          <section>
            <h3>
              <Trans>Latest {label}</Trans>
            </h3>
            <StoreRows list="latest" />
          </section>
        </div>
      )}
    </Modal>
  );
}
