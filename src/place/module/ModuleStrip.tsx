import { useLingui } from '@lingui/react/macro';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Picture } from '../../ui/Picture';
import { moduleAccents } from '../../ui/palettes';
import { usePlace } from '../currentPlace';
import { changeModule } from './changeModule';
import classes from './ModuleStrip.module.css';
import { useOpenModules } from './useOpenModules';
import { useSettledModule } from './useSettledModule';

/** The modules in a row at the top of /home, where a thumb reaches them (MOD-14, MOD-16). */
export function ModuleStrip() {
  const { t } = useLingui();
  const modules = useOpenModules();
  const { module: current } = usePlace();
  useSettledModule(modules, current);
  const strip = useRef<HTMLElement>(null);
  const chosen = modules?.findIndex(({ id }) => id === current?.id) ?? -1;
  useLayoutEffect(() => {
    const chip = strip.current?.children[chosen]?.getBoundingClientRect();
    const row = strip.current?.getBoundingClientRect();
    // The strip alone is moved: an element brought into sight moves the page too.
    if (strip.current && chip && row)
      strip.current.scrollLeft += chip.left + chip.width / 2 - row.left - row.width / 2;
  }, [chosen]);
  if (!modules) return <Skeleton className={classes.waiting} radius="xl" />;
  if (modules.length < 2) return null;
  return (
    <nav ref={strip} className={classes.strip} aria-label={t`Choose a module`}>
      {modules.map((module) => (
        <UnstyledButton
          key={module.id}
          className={classes.module}
          aria-pressed={module.id === current?.id}
          style={{
            '--module-accent': `var(--mantine-color-${moduleAccents[module.module_type]}-filled)`,
          }}
          onClick={() => void changeModule(module)}
        >
          <Picture src={module.icon_full_url} alt="" width={28} height={28} kind="category" />
          {module.module_name}
        </UnstyledButton>
      ))}
    </nav>
  );
}
