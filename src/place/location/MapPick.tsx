import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Loader, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Point } from '../../../domain/place/place';
import type { MapPickScreen, mapPickMachine } from '../../../machines/place/mapPick';
import { zonesQuery } from '../../client/shopQueries';
import { screenOf } from '../../flow/screenOf';
import { PinMap } from '../../map/PinMap';
import { mapIntents } from './intents';
import classes from './MapPick.module.css';
import { useIsRental } from './useIsRental';

interface WordsProps {
  address: string;
  isRental: boolean;
  onRetry: () => void;
}

const Waiting = () => (
  <>
    <Loader size={18} /> <Trans>Looking up the address…</Trans>
  </>
);

const words = {
  none: Waiting,
  starting: Waiting,
  checking: Waiting,
  aiming: ({ isRental }) =>
    isRental ? (
      <Trans>Move the map until the pin stands at the place.</Trans>
    ) : (
      <Trans>Move the map until the pin stands at your door.</Trans>
    ),
  served: ({ address }) => <strong>{address}</strong>,
  outside: ({ address, isRental }) => (
    <span className={classes.outside}>
      <strong>{address}</strong>{' '}
      {isRental ? (
        <Trans>We don’t serve this place yet. Move the pin into one of the marked areas.</Trans>
      ) : (
        <Trans>We don’t deliver there yet. Move the pin into one of the marked areas.</Trans>
      )}
    </span>
  ),
  failed: ({ onRetry }) => (
    <>
      <Trans>The address could not be looked up.</Trans>{' '}
      <Button size="compact-sm" variant="subtle" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  ),
} satisfies Record<MapPickScreen | 'none', (props: WordsProps) => ReactNode>;

interface MapPickProps {
  map: ActorRefFrom<typeof mapPickMachine>;
  /** Zones do not matter, and are not drawn. */
  isAnywhere?: boolean;
}

export function MapPick({ map, isAnywhere = false }: MapPickProps) {
  const { t } = useLingui();
  const isRental = useIsRental();
  const { data: zones, isPending } = useQuery(zonesQuery());
  const screen = useSelector(map, (snapshot) => screenOf<MapPickScreen>(snapshot));
  const point = useSelector(map, ({ context }) => context.point);
  const address = useSelector(map, ({ context }) => context.address);
  const intents = useMemo(() => mapIntents(map), [map]);
  // The default location is where the map opens, not a place that the shopper has chosen (LOC-19).
  const [isPlaced, setPlaced] = useState(point !== null);
  const move = useCallback(
    (to: Point) => {
      setPlaced(true);
      intents.movePin(to);
    },
    [intents],
  );
  const Words = words[screen];
  return (
    <Stack gap="sm">
      <div className={classes.map}>
        {/* Where nothing is chosen yet the zones say how near it opens. */}
        {(!isPending || isPlaced) && (
          <PinMap
            value={isPlaced ? point : null}
            onChange={move}
            zones={isAnywhere ? undefined : zones}
            zonesLabel={isRental && <Trans>Show where you can pick up</Trans>}
            label={
              isRental
                ? t`Map: move it until the pin stands at the place`
                : t`Map: move it until the pin stands at your door`
            }
            onFailed={intents.fail}
            height="100%"
          />
        )}
      </div>
      <p className={classes.words} role="status">
        <Words address={address} isRental={isRental} onRetry={intents.tryAgain} />
      </p>
      <Group justify="flex-end">
        <Button variant="subtle" radius="xl" onClick={intents.close}>
          <Trans>Back</Trans>
        </Button>
        <Button
          radius="xl"
          disabled={screen !== 'served'}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={intents.confirm}
        >
          {isRental ? <Trans>Choose this place</Trans> : <Trans>Deliver here</Trans>}
        </Button>
      </Group>
    </Stack>
  );
}
