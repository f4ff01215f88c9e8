import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Input } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { offersTrip, type PricedVehicle } from '../../../domain/rental/rentalPrice';
import { hoursOfRoute, kilometresOf } from '../../../domain/rental/rentalUnits';
import { tripTypes } from '../../../domain/rental/tripTypes';
import type { RentalSearchScreen, TripRoute } from '../../../machines/rental/rentalSearch';
import { useHas } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { type RentalSearchActor, searchIntents } from './intents';
import { LengthRow } from './LengthRow';
import { PlacesRow } from './PlacesRow';
import classes from './TripForm.module.css';
import { tripTypeNames } from './tripTypeNames';

interface TripFormProps {
  actor: RentalSearchActor;
  submit: ReactNode;
  /** The vehicle that the trip is for: only its own kinds of trip can be chosen. */
  vehicle?: PricedVehicle | undefined;
}

/** The hours that a trip by distance is counted for are no hours of a trip that is let by time. */
const Way = ({ route, isByWay }: { route: TripRoute; isByWay: boolean }) => {
  const kilometres = kilometresOf(route.metres).toFixed(3);
  return isByWay ? (
    <Trans>
      The way: <bdi>{kilometres}</bdi> km, counted as{' '}
      <Plural value={hoursOfRoute(route.seconds)} one="# hour" other="# hours" />
    </Trans>
  ) : (
    <Trans>
      The way: <bdi>{kilometres}</bdi> km
    </Trans>
  );
};

/** The trip as the shopper enters it: places, kind, length and time (RENT-01, RENT-03). */
export function TripForm({ actor, submit, vehicle }: TripFormProps) {
  const { t } = useLingui();
  const intents = useMemo(() => searchIntents(actor), [actor]);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  const screen = useSelector(actor, (snapshot) => screenOf<RentalSearchScreen>(snapshot));
  const says = (verdict: typeof trouble, text: string) => (trouble === verdict ? text : null);
  const hasDays = useHas('day_trips');
  const types = tripTypes.filter((type) => hasDays || type !== 'day_wise');
  const typeWrong = says('typeMissing', t`Choose the kind of trip.`);
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        intents.submit();
      }}
    >
      <PlacesRow
        pickup={draft.pickup}
        destination={draft.destination}
        pickupWrong={says('pickupMissing', t`Choose where the trip begins.`)}
        destinationWrong={says('destinationMissing', t`Choose where the trip ends.`)}
        onPickup={intents.askPickup}
        onDestination={intents.askDestination}
        onRecall={intents.recall}
      />
      <div>
        <fieldset className={classes.types}>
          <legend className={classes.legend}>
            <Trans>Trip type</Trans>
          </legend>
          {types.map((type) => (
            <button
              key={type}
              type="button"
              className={classes.type}
              aria-pressed={draft.type === type}
              disabled={vehicle && !offersTrip(vehicle, type)}
              onClick={() => intents.choose({ type })}
            >
              {t(tripTypeNames[type])}
            </button>
          ))}
        </fieldset>
        {typeWrong && (
          <Input.Error className={classes.wrong} role="alert">
            {typeWrong}
          </Input.Error>
        )}
      </div>
      <LengthRow
        draft={draft}
        durationWrong={says('durationWrong', t`Enter a whole number above 0.`)}
        pickupWrong={
          says('timeMissing', t`Choose the date and time of pickup.`) ||
          says('pickupPast', t`The pickup time must be in the future.`) ||
          says('pickupFar', t`The pickup time must be within the next year.`)
        }
        onChange={intents.choose}
      />
      <p className={classes.way} role="status">
        {screen === 'measuring' && <Trans>Measuring the distance…</Trans>}
        {screen !== 'measuring' && draft.route && (
          <Way route={draft.route} isByWay={draft.type === 'distance_wise'} />
        )}
        {screen === 'routeFailed' && (
          <>
            <Trans>
              The distance could not be measured. Trips by hours or days work without it.
            </Trans>{' '}
            <Button size="compact-sm" variant="subtle" onClick={intents.measureAgain}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </p>
      <Button type="submit" size="md" radius="xl" loading={screen === 'measuring'}>
        {submit}
      </Button>
    </form>
  );
}
