import { Trans } from '@lingui/react/macro';
import { type Module, sells } from '../../../domain/place/module';
import { StoresLabel } from '../../catalogue/parts/StoresLabel';
import { usePlace } from '../../place/currentPlace';
import { useOpenModules } from '../../place/module/useOpenModules';
import { Fold } from '../../ui/Fold';
import { Picture } from '../../ui/Picture';
import { CategoryRows, StoreRows } from './BrowseLists';
import { ProviderRows, VehicleCategoryRows } from './RentalLists';

const CategoriesOf = ({ module }: { module: Module }) =>
  sells(module, 'trips') ? <VehicleCategoryRows /> : <CategoryRows moduleId={module.id} />;

/** Categories split by module: the current one is open, the others are asked for when opened (MENU-05). */
function CategoriesByModule({ current }: { current: Module }) {
  const modules = useOpenModules() ?? [];
  if (modules.length < 2) return <CategoriesOf module={current} />;
  return modules.map((module) => (
    <Fold
      key={module.id}
      isOpen={module.id === current.id}
      title={
        <>
          <Picture src={module.icon_full_url} alt="" width={28} height={28} kind="category" />
          {module.module_name}
        </>
      }
    >
      <CategoriesOf module={module} />
    </Fold>
  ));
}

/** Categories, latest and popular stores as entries that open in place (MENU-01 to MENU-03, MENU-05); of providers there is one list. */
export function BrowseFolds() {
  const { module } = usePlace();
  if (!module) return null;
  const label = <StoresLabel type={module.module_type} />;
  const isRental = sells(module, 'trips');
  return (
    <>
      <Fold title={<Trans>Categories</Trans>}>
        <CategoriesByModule current={module} />
      </Fold>
      {!isRental && (
        <Fold title={<Trans>Latest {label}</Trans>}>
          <StoreRows list="latest" />
        </Fold>
      )}
      <Fold title={<Trans>Popular {label}</Trans>}>
        {isRental ? <ProviderRows /> : <StoreRows list="popular" />}
      </Fold>
    </>
  );
}
