import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { Point } from '../../../domain/place/place';
import type { OverlayProps } from '../../flow/overlays';
import { MapView } from '../../map/MapView';
import { startZoom } from '../../map/types';

/** Where the shop itself is (FOOT-08): the map stands at the location of its settings. */
export default function AddressMap({
  input: { address, at },
  onDone,
}: OverlayProps<{ address: string; at: Point }, void>) {
  const { t } = useLingui();
  return (
    <Modal
      opened
      onClose={() => onDone()}
      title={address}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <MapView
        centre={at}
        zoom={startZoom(true, false)}
        markers={[{ id: 'shop', kind: 'store', at, label: address }]}
        label={address}
        height="min(60vh, 420px)"
      />
    </Modal>
  );
}
