import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Zone } from '../../../domain/place/place';
import { zonesQuery } from '../../client/shopQueries';
import { PinMap } from '../../map/PinMap';
import { ErrorState } from '../../ui/ErrorState';
import { applicationTroubleOf, useApplication, useApplicationField } from './context';

/** Some place within a zone to begin at. */
function middleOf({ coordinates }: Zone) {
  const sum = (of: 'lat' | 'lng') => coordinates.reduce((total, corner) => total + corner[of], 0);
  return { lat: sum('lat') / coordinates.length, lng: sum('lng') / coordinates.length };
}

export function BusinessPlaceStep() {
  const { t } = useLingui();
  const { actor, form, kind } = useApplication();
  const field = useApplicationField();
  const trouble = useSelector(actor, applicationTroubleOf);
  const known = useQuery(zonesQuery());
  const zones = known.data ?? [];
  const { value: chosen, ...zoneField } = field('zone_id');
  const zone = zones.find(({ id }) => String(id) === chosen);
  const wrong =
    trouble === 'outside'
      ? t`This place is not in the chosen zone. Move the pin, or choose another zone.`
      : field('point').error;
  // Without its zones nobody could go on: the required choice would stand there empty.
  if (known.error && !known.data)
    return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  return (
    <>
      <NativeSelect
        {...zoneField}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => {
          const next = zones.find(({ id }) => String(id) === currentTarget.value);
          form.setFieldValue('zone_id', currentTarget.value);
          if (next) form.setFieldValue('point', middleOf(next));
        }}
        label={t`Zone`}
        required
        disabled={!known.data}
        data={[
          {
            value: '',
            label: known.data ? t`Please choose` : t`Loading…`,
            disabled: true,
          },
          ...zones.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {zone && (
        <div>
          <Text size="sm" mb={6}>
            {kind === 'store' ? (
              <Trans>Move the map until the pin stands on your door.</Trans>
            ) : (
              <Trans>Move the map until the pin stands where you start your rides.</Trans>
            )}
          </Text>
          <PinMap
            key={zone.id}
            value={form.values.point}
            onChange={(point) => form.setFieldValue('point', point)}
            zones={[zone]}
            label={t`Your place: move the map under the pin`}
          />
        </div>
      )}
      {wrong && zone && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {wrong}
        </Text>
      )}
      {kind === 'store' && (
        <TextInput
          {...field('store_address')}
          dir="auto"
          label={t`Address of your store`}
          required
          autoComplete="street-address"
          maxLength={500}
        />
      )}
    </>
  );
}
