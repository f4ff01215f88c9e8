import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { Point } from '../../../domain/place/place';
import type { LocationOutput } from '../../../machines/place/location';
import { currentLatLngKey } from '../../client/storage/storage';
import { useFlow } from '../../flow/useFlow';
import { useIsPhone } from '../../ui/useIsPhone';
import { pickingPlace } from '../actors/locationActors';
import { LocationPanel } from './LocationPanel';
import { MapPick } from './MapPick';
import { useLocationView } from './useLocation';

export interface PickedSpot {
  readonly address: string;
  readonly point: Point;
}

interface PlacePickerProps {
  title: ReactNode;
  known: Point | null;
  /** It need not lie in a zone. */
  isAnywhere?: boolean;
  /** Null when nothing was picked. */
  onDone: (spot: PickedSpot | null) => void;
}

export function PlacePicker({ title, known, isAnywhere = false, onDone }: PlacePickerProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const picked = useRef<PickedSpot | null>(null);
  const machine = useMemo(
    () =>
      pickingPlace((spot) => {
        picked.current = spot;
      }, isAnywhere),
    [isAnywhere],
  );
  const finish = useCallback(
    ({ kind }: LocationOutput) => onDone(kind === 'chosen' ? picked.current : null),
    [onDone],
  );
  const at = known ?? currentLatLngKey.get();
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
      title={title}
    >
      {map ? (
        <MapPick map={map} isAnywhere={isAnywhere} />
      ) : (
        <LocationPanel actor={actor} isAnywhere={isAnywhere} onMap={intents.openMap} />
      )}
    </Modal>
  );
}
