import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { Point } from '../../../domain/place/place';
import type { LocationOutput } from '../../../machines/place/location';
import type { OverlayProps } from '../../flow/overlays';
import { useIsPhone } from '../../ui/useIsPhone';
import { LocationPanel } from './LocationPanel';
import { MapPick } from './MapPick';
import { useIsRental } from './useIsRental';
import { useLocationFlow, useLocationView } from './useLocation';

export interface LocationDialogInput {
  entry: 'asking' | 'device' | 'map';
  /** Where the map opens, when not where the shopper is. */
  at?: Point | undefined;
}

export default function LocationDialog({
  input,
  onDone,
}: OverlayProps<LocationDialogInput, LocationOutput>) {
  const { t } = useLingui();
  const actor = useLocationFlow(input.entry, onDone, input.at);
  const { map, intents } = useLocationView(actor);
  const isPhone = useIsPhone();
  const isRental = useIsRental();
  return (
    <Modal
      opened
      onClose={intents.close}
      closeButtonProps={{ 'aria-label': t`Close` }}
      fullScreen={isPhone}
      size={map ? 'xl' : 'md'}
      radius={isPhone ? 0 : 'lg'}
      title={
        map ? (
          <Trans>Pick from map</Trans>
        ) : isRental ? (
          <Trans>Where do you pick up your vehicle?</Trans>
        ) : (
          <Trans>Where should we deliver?</Trans>
        )
      }
    >
      {map ? <MapPick map={map} /> : <LocationPanel actor={actor} onMap={intents.openMap} />}
    </Modal>
  );
}
