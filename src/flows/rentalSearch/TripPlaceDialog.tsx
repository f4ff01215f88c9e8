import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useCallback, useMemo, useRef } from 'react';
import type { TripPlace } from '../../../domain/entities/rental/tripCart';
import type { LocationOutput } from '../../../machines/location';
import { liveLocationMachine } from '../../actors/locationActors';
import type { OverlayProps } from '../../app/overlays';
import { useFlow } from '../../app/useFlow';
import { useIsPhone } from '../../app/useIsPhone';
import { currentLatLngKey } from '../../storage/storage';
import { LocationPanel } from '../location/LocationPanel';
import { MapPick } from '../location/MapPick';
import { useLocationView } from '../location/useLocation';

export interface TripPlaceInput {
  end: 'pickup' | 'destination';
  known: TripPlace | null;
}

/** The location flow for one end of a trip: the same ways to a place, and nothing of the shopper's own place changes. */
export default function TripPlaceDialog({
  input: { end, known },
  onDone,
}: OverlayProps<TripPlaceInput, TripPlace | null>) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const picked = useRef<TripPlace | null>(null);
  const machine = useMemo(
    () =>
      liveLocationMachine.provide({
        actions: {
          announceAddress: () => undefined,
          rememberPlace: (_, { address, point }) => {
            if (point) picked.current = { ...point, location_name: address };
          },
        },
      }),
    [],
  );
  const finish = useCallback(
    ({ kind }: LocationOutput) => onDone(kind === 'chosen' ? picked.current : null),
    [onDone],
  );
  const at = known ? { lat: known.lat, lng: known.lng } : currentLatLngKey.get();
  const actor = useFlow(machine, {
    input: { entry: 'asking', known: at, isPickup: true },
    onDone: finish,
  });
  const { map, intents } = useLocationView(actor);
  return (
    <Modal
      opened
      onClose={intents.close}
      closeButtonProps={{ 'aria-label': t`Close` }}
      fullScreen={isPhone}
      size={map ? 'xl' : 'md'}
      radius={isPhone ? 0 : 'lg'}
      title={
        end === 'pickup' ? (
          <Trans>Where does your trip begin?</Trans>
        ) : (
          <Trans>Where does your trip end?</Trans>
        )
      }
    >
      {map ? <MapPick map={map} /> : <LocationPanel actor={actor} onMap={intents.openMap} />}
    </Modal>
  );
}
