import { Trans } from '@lingui/react/macro';
import { StoresLabel } from '../../catalogue/parts/StoresLabel';
import { usePlace } from '../../place/currentPlace';
import { useOpenModules } from '../../place/module/useOpenModules';
import { Fold } from '../../ui/Fold';
import { Picture } from '../../ui/Picture';
import { CategoryRows, StoreRows } from './BrowseLists';

/** Categories split by module: the current one is open, the others are asked for when opened (MENU-05). */
function CategoriesByModule() {
  const modules = useOpenModules() ?? [];
  const { module: current } = usePlace();
  if (modules.length < 2) return <CategoryRows />;
  return modules.map(({ id, module_name, icon_full_url }) => (
    <Fold
      key={id}
      isOpen={id === current?.id}
      title={
        <>
          <Picture src={icon_full_url} alt="" width={28} height={28} kind="category" />
          {module_name}
        </>
      }
    >
      <CategoryRows moduleId={id} />
    </Fold>
  ));
}

/** Categories, latest and popular stores as entries that open in place (MENU-01 to MENU-03, MENU-05). */
export function BrowseFolds() {
  const { module } = usePlace();
  if (!module) return null;
  const label = <StoresLabel type={module.module_type} />;
  return (
    <>
      <Fold title={<Trans>Categories</Trans>}>
        <CategoriesByModule />
      </Fold>
      <Fold title={<Trans>Latest {label}</Trans>}>
        <StoreRows list="latest" />
      </Fold>
      <Fold title={<Trans>Popular {label}</Trans>}>
        <StoreRows list="popular" />
      </Fold>
    </>
  );
}
