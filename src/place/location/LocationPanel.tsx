import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { IconCurrentLocation, IconMap2 } from '@tabler/icons-react';
import type { Point } from '../../../domain/place/place';
import { useHasMap } from '../../map/useHasMap';
import type { LocationActor } from './intents';
import { LocationNotice } from './LocationNotice';
import { OfferedPlaces } from './OfferedPlaces';
import { PlaceField } from './PlaceField';
import { SavedAddresses } from './SavedAddresses';
import { useLocationView } from './useLocation';

export interface LocationPanelProps {
  actor: LocationActor;
  /** A place outside the zones is as good. */
  isAnywhere?: boolean;
  /** Opens the map, at a point or where the shopper is. */
  onMap: (at?: Point) => void;
}

/** All ways to a place in one column: typing, the device, the map, saved addresses (LOC-05). */
export function LocationPanel({ actor, isAnywhere = false, onMap }: LocationPanelProps) {
  const view = useLocationView(actor);
  const { intents, screen, isBusy } = view;
  const hasMap = useHasMap();
  return (
    <Stack gap="sm" aria-busy={isBusy}>
      <PlaceField view={view} autoFocus />
      <LocationNotice view={view} onMap={onMap} />
      <Button
        variant="light"
        radius="xl"
        justify="flex-start"
        loading={screen === 'locating'}
        disabled={isBusy}
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        onClick={intents.askDevice}
      >
        <Trans>Use Current Location</Trans>
      </Button>
      {hasMap && (
        <Button
          variant="subtle"
          radius="xl"
          justify="flex-start"
          disabled={isBusy}
          leftSection={<IconMap2 size={20} aria-hidden />}
          onClick={() => onMap()}
        >
          <Trans>Pick from map</Trans>
        </Button>
      )}
      {view.text === '' && !isBusy && (
        <OfferedPlaces actor={actor} withZones={!isAnywhere} onMap={onMap} />
      )}
      <SavedAddresses onChoose={intents.chooseSaved} onStay={intents.close} />
    </Stack>
  );
}
