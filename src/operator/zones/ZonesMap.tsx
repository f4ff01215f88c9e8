import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ZoneRow } from '../../../domain/operator/shopZone';
import { placeInside } from '../../../domain/place/ring';
import { MapView } from '../../map/MapView';
import { openShopPart } from '../shop/openShopPart';

/** All zones; the name of each opens it. */
export function ZonesMap({ zones }: { zones: readonly ZoneRow[] }) {
  const { t } = useLingui();
  const shown = useMemo(
    () =>
      zones.map(({ id, name, is_active: status, coordinates }) => ({
        ...{ id, name, status, coordinates },
      })),
    [zones],
  );
  const corners = useMemo(() => zones.flatMap(({ coordinates }) => coordinates), [zones]);
  return (
    <MapView
      centre={corners[0] ?? { lat: 0, lng: 0 }}
      zoom={11}
      zones={shown}
      fit={corners}
      fitsBorders
      fitKey={zones.map(({ id }) => id).join()}
      markers={zones.map((zone) => ({
        id: String(zone.id),
        kind: 'pin',
        text: zone.name,
        label: t`Change ${zone.name}`,
        at: placeInside(zone.coordinates),
        faint: zone.is_active === 0,
        onPress: () => openShopPart({ kind: 'zone', id: zone.id }),
      }))}
      label={t`Map of all zones`}
      height={420}
    />
  );
}
