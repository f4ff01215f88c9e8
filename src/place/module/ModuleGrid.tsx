import { Plural, Trans } from '@lingui/react/macro';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { type Module, moduleKinds } from '../../../domain/place/module';
import { Picture } from '../../ui/Picture';
import { moduleAccents } from '../../ui/palettes';
import { type ModuleActor, moduleIntents } from './intents';
import classes from './ModuleGrid.module.css';

function StoresCount({ module: { module_type, stores_count } }: { module: Module }) {
  const kind = moduleKinds[module_type].stores;
  if (kind === 'restaurants')
    return <Plural value={stores_count} one="# restaurant" other="# restaurants" />;
  if (kind === 'providers')
    return <Plural value={stores_count} one="# provider" other="# providers" />;
  return <Plural value={stores_count} one="# store" other="# stores" />;
}

const Note = () => (
  <p className={classes.note}>
    <IconInfoCircle size={18} aria-hidden />
    <Trans>A module must be selected to continue.</Trans>
  </p>
);

/** The modules of the place, three in a row; the one of before is marked (MOD-04, MOD-05). */
export function ModuleGrid({ actor }: { actor: ModuleActor }) {
  const available = useSelector(actor, ({ context }) => context.available);
  const current = useSelector(actor, ({ context }) => context.current);
  return (
    <>
      <ul className={classes.list}>
        {available.map((module) => (
          <li key={module.id}>
            <UnstyledButton
              className={classes.tile}
              aria-pressed={module.id === current?.id}
              data-autofocus={module.id === current?.id || undefined}
              style={{
                '--tile-tint': `var(--mantine-color-${moduleAccents[module.module_type]}-1)`,
                '--tile-accent': `var(--mantine-color-${moduleAccents[module.module_type]}-filled)`,
              }}
              onClick={() => moduleIntents(actor).choose(module)}
            >
              <Picture src={module.icon_full_url} alt="" width={72} height={72} kind="category" />
              <span className={classes.name}>{module.module_name}</span>
              {module.stores_count > 0 && (
                <span className={classes.count}>
                  <StoresCount module={module} />
                </span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Note />
    </>
  );
}

export const ModuleGridSkeleton = () => (
  <>
    <div className={classes.list} aria-busy="true">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className={classes.waiting} radius="lg" />
      ))}
    </div>
    <Note />
  </>
);
