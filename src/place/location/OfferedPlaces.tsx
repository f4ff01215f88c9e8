import { Trans } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { IconHistory, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LocationActor } from './intents';
import { locationIntents } from './intents';
import { middleOf } from './middleOf';
import { usePlaceOffers } from './placeOffers';
import classes from './SavedAddresses.module.css';
import { ZonesTitle } from './ZonesTitle';

interface RowProps {
  icon: ReactNode;
  name: string;
  onPress: () => void;
}

const Row = ({ icon, name, onPress }: RowProps) => (
  <UnstyledButton className={classes.row} onClick={onPress}>
    {icon}
    <bdi className={classes.words}>{name}</bdi>
  </UnstyledButton>
);

interface OfferedPlacesProps {
  actor: LocationActor;
  withZones: boolean;
  /** Opens the map at a point. */
  onMap: (at: { lat: number; lng: number }) => void;
}

/** Places for whoever has not typed anything yet: lately chosen ones, and the zones on the map. */
export function OfferedPlaces({ actor, withZones, onMap }: OfferedPlacesProps) {
  const { recent, zones } = usePlaceOffers(true);
  const { chooseRecent } = locationIntents(actor);
  return (
    <>
      {recent.length > 0 && (
        <section>
          <Text size="sm" fw={600} mb={4}>
            <Trans>Recent places</Trans>
          </Text>
          {recent.map((place) => (
            <Row
              key={place.address}
              icon={<IconHistory size={20} aria-hidden />}
              name={place.address}
              onPress={() => chooseRecent(place)}
            />
          ))}
        </section>
      )}
      {withZones && zones.length > 0 && (
        <section>
          <Text size="sm" fw={600} mb={4}>
            <ZonesTitle />
          </Text>
          {zones.map((zone) => (
            <Row
              key={zone.id}
              icon={<IconMapPin size={20} aria-hidden />}
              name={zone.name}
              onPress={() => onMap(middleOf(zone))}
            />
          ))}
        </section>
      )}
    </>
  );
}
