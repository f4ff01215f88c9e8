import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Module } from '../../../domain/place/module';
import { modulesQuery } from '../../client/shopQueries';
import { usePlace } from '../../place/currentPlace';
import { openLocation } from '../../place/location/openLocation';
import { openModules } from '../../place/module/openModules';
import { Picture } from '../../ui/Picture';
import { moduleAccents } from '../../ui/palettes';
import classes from './Landing.module.css';

// No first page that succeeds needs it.
const Trouble = lazy(async () => ({ default: (await import('../../ui/ErrorState')).ErrorState }));

const choose = async (module: Module) => {
  const { chooseModule } = await import('../../place/module/chooseModule');
  await chooseModule(module);
};

/** What can be ordered, each module in its own accent; a tile asks for the place first. */
export function ModuleTiles() {
  const { data: modules, error, refetch } = useQuery(modulesQuery());
  const { hasLocation } = usePlace();
  const open = modules && openModules(modules, null);
  if (error && !open)
    return (
      <section id="offer" tabIndex={-1} className={classes.section}>
        <Suspense>
          <Trouble error={error} onRetry={() => void refetch()} />
        </Suspense>
      </section>
    );
  return (
    <section id="offer" tabIndex={-1} className={classes.section}>
      <h2>
        <Trans>What are you after today?</Trans>
      </h2>
      <ul className={classes.tiles} aria-busy={!open}>
        {open?.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              className={classes.tile}
              style={{
                background: `var(--mantine-color-${moduleAccents[module.module_type]}-light)`,
                color: `var(--mantine-color-${moduleAccents[module.module_type]}-light-color)`,
              }}
              onClick={() =>
                void (hasLocation ? choose(module) : openLocation({ preferred: module }))
              }
            >
              <Picture src={module.icon_full_url} alt="" kind="category" width={96} height={96} />
              <strong>{module.module_name}</strong>
              <span>{module.description}</span>
            </button>
          </li>
        )) ?? ['a', 'b', 'c', 'd'].map((key) => <li key={key} className={classes.tile} />)}
      </ul>
    </section>
  );
}
