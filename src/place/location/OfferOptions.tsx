import { Trans } from '@lingui/react/macro';
import { Combobox } from '@mantine/core';
import { IconHistory, IconMapPin } from '@tabler/icons-react';
import type { Zone } from '../../../domain/place/place';
import type { RecentPlace } from '../../client/storage/recentPlaces';
import place from '../addressParts/PlaceRow.module.css';
import type { PlaceOffers } from './placeOffers';
import { ZonesTitle } from './ZonesTitle';

const zoneValue = ({ id }: Zone) => `zone ${id}`;
const recentValue = ({ address }: RecentPlace) => `recent ${address}`;

/** What an option of the list stands for; null for a suggestion of the search. */
export function offeredBy(
  value: string,
  { recent, zones }: PlaceOffers,
): { zone: Zone } | { recent: RecentPlace } | null {
  const zone = zones.find((one) => zoneValue(one) === value);
  if (zone) return { zone };
  const known = recent.find((one) => recentValue(one) === value);
  return known ? { recent: known } : null;
}

export const OfferOptions = ({ offers: { recent, zones } }: { offers: PlaceOffers }) => (
  <>
    {recent.length > 0 && (
      <Combobox.Group label={<Trans>Recent places</Trans>}>
        {recent.map((one) => (
          <Combobox.Option key={one.address} value={recentValue(one)} className={place.option}>
            <IconHistory size={20} aria-hidden className={place.pin} />
            <bdi className={place.words}>{one.address}</bdi>
          </Combobox.Option>
        ))}
      </Combobox.Group>
    )}
    {zones.length > 0 && (
      <Combobox.Group label={<ZonesTitle />}>
        {zones.map((zone) => (
          <Combobox.Option key={zone.id} value={zoneValue(zone)} className={place.option}>
            <IconMapPin size={20} aria-hidden className={place.pin} />
            <span className={place.words}>{zone.name}</span>
          </Combobox.Option>
        ))}
      </Combobox.Group>
    )}
  </>
);
