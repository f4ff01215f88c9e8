import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input, UnstyledButton } from '@mantine/core';
import { IconFlag2, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TripPlace } from '../../../domain/rental/tripCart';
import { destinationsKey } from '../../client/storage/rentalKeys';
import classes from './TripForm.module.css';

interface EndProps {
  icon: ReactNode;
  label: string;
  hint: string;
  place: TripPlace | null;
  wrong: string | null;
  onPress: () => void;
}

const End = ({ icon, label, hint, place, wrong, onPress }: EndProps) => (
  <div>
    <UnstyledButton
      className={classes.place}
      onClick={onPress}
      aria-haspopup="dialog"
      aria-invalid={wrong !== null}
      data-wrong={wrong ?? undefined}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value} data-empty={!place || undefined} dir="auto">
          {place?.location_name || hint}
        </span>
      </span>
    </UnstyledButton>
    {wrong && (
      <Input.Error className={classes.wrong} role="alert">
        {wrong}
      </Input.Error>
    )}
  </div>
);

interface PlacesRowProps {
  pickup: TripPlace | null;
  destination: TripPlace | null;
  pickupWrong: string | null;
  destinationWrong: string | null;
  onPickup: () => void;
  onDestination: () => void;
  onRecall: (place: TripPlace) => void;
}

export function PlacesRow(props: PlacesRowProps) {
  const { t } = useLingui();
  const { pickup, destination } = props;
  const recent = (destinationsKey.get() ?? []).filter(
    ({ location_name }) => location_name !== destination?.location_name,
  );
  return (
    <>
      <div className={classes.places}>
        <End
          icon={<IconMapPin size={22} aria-hidden />}
          label={t`Pickup location`}
          hint={t`Where do we hand it over?`}
          place={pickup}
          wrong={props.pickupWrong}
          onPress={props.onPickup}
        />
        <End
          icon={<IconFlag2 size={22} aria-hidden />}
          label={t`Destination`}
          hint={t`Choose a destination`}
          place={destination}
          wrong={props.destinationWrong}
          onPress={props.onDestination}
        />
      </div>
      {!destination && recent.length > 0 && (
        <ul className={classes.recent} aria-label={t`Former destinations`}>
          {recent.map((place) => (
            <li key={`${place.lat} ${place.lng} ${place.location_name}`}>
              <Button
                size="compact-sm"
                radius="xl"
                variant="default"
                onClick={() => props.onRecall(place)}
              >
                {place.location_name ? (
                  <bdi>{place.location_name}</bdi>
                ) : (
                  <Trans>A place on the map</Trans>
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
