import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Switch } from '@mantine/core';
import type { DeskPerson } from '../../../domain/desk/staff';
import type { StoreChange } from '../../../machines/desk/changeStore';
import { useMoment } from '../../ui/useMoment';
import classes from './Store.module.css';

interface OpeningProps {
  store: DeskPerson['store'];
  isOwner: boolean;
  queue: readonly StoreChange[];
  onChange: (change: StoreChange) => void;
}

/** Much to do, or no orders for a while. */
export function Opening({ store, isOwner, queue, onChange }: OpeningProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const said = queue.findLast(({ kind }) => kind === 'busy');
  const isBusy = said?.kind === 'busy' ? said.isBusy : store.busy_minutes > 0;
  const pauses = [
    { minutes: 30, name: t`30 minutes` },
    { minutes: 60, name: t`1 hour` },
    { minutes: 180, name: t`3 hours` },
    { minutes: 24 * 60, name: t`1 day` },
  ];
  return (
    <section className={classes.card} aria-labelledby="desk-opening">
      <h2 id="desk-opening" className={classes.heading}>
        <Trans>Taking orders</Trans>
      </h2>
      {store.is_open_to_shoppers === 0 && (
        <Alert color="orange" radius="md">
          <Trans>
            Shoppers cannot order yet: the shop has not opened this store, or has closed it. Add
            what you sell, then ask the shop to open it.
          </Trans>
        </Alert>
      )}
      <Switch
        size="md"
        checked={isBusy}
        label={t`Much to do`}
        description={t`Shoppers are told 15 minutes more.`}
        onChange={() => onChange({ kind: 'busy', isBusy: !isBusy })}
      />
      {store.closed_until ? (
        <Group>
          <strong>
            <Trans>
              No orders until <bdi>{moment(store.closed_until)}</bdi>
            </Trans>
          </strong>
          {isOwner && (
            <Button radius="xl" onClick={() => onChange({ kind: 'pause', minutes: 0 })}>
              <Trans>Open again now</Trans>
            </Button>
          )}
        </Group>
      ) : (
        isOwner && (
          <div>
            <p id="desk-pause" className={classes.soft}>
              <Trans>Take no orders for</Trans>
            </p>
            <Group gap="xs" role="group" aria-labelledby="desk-pause">
              {pauses.map(({ minutes, name }) => (
                <Button
                  key={minutes}
                  variant="default"
                  radius="xl"
                  onClick={() => onChange({ kind: 'pause', minutes })}
                >
                  {name}
                </Button>
              ))}
            </Group>
          </div>
        )
      )}
    </section>
  );
}
