import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { Hint } from '../../ui/Hint';
import { Picture } from '../../ui/Picture';
import { usePlace } from '../currentPlace';
import { changeModule, prepareModule } from './changeModule';
import classes from './ModuleSwitcherBar.module.css';
import { useOpenModules } from './useOpenModules';

prepareModule();

/** The modules at the right edge of /home, from two on (MOD-14 to MOD-17). */
export function ModuleSwitcherBar() {
  const { t } = useLingui();
  const modules = useOpenModules() ?? [];
  const { module: current } = usePlace();
  if (modules.length < 2) return null;
  return (
    <nav className={classes.bar} aria-label={t`Modules`}>
      {modules.map((module) => (
        <Hint key={module.id} label={module.module_name} side="left">
          <UnstyledButton
            className={classes.module}
            aria-label={module.module_name}
            aria-pressed={module.id === current?.id}
            onClick={() => void changeModule(module)}
          >
            <Picture src={module.icon_full_url} alt="" width={36} height={36} kind="category" />
          </UnstyledButton>
        </Hint>
      ))}
    </nav>
  );
}
