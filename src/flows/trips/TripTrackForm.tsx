import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { normalisePhone } from '../../../domain/checkout/contact';
import { useConfig } from '../../api/useMoney';
import { PhoneField } from '../../components/phone/PhoneField';
import classes from '../tracking/Tracking.module.css';

const trackForm = v.object({
  trip: v.pipe(v.string(), v.trim(), v.regex(/^#?\d{1,12}$/, 'trip')),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('phone'),
    v.transform(normalisePhone),
    v.minLength(6, 'phone'),
  ),
});

/** Finds a trip by its number and contact number, for anybody. */
export function TripTrackForm({ trip = '', phone = '' }: { trip?: string; phone?: string }) {
  const { t } = useLingui();
  const config = useConfig();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { trip, phone },
    validate: schemaResolver(trackForm, { sync: true }),
    validateInputOnBlur: true,
  });
  const number = form.getInputProps('trip');
  const contact = form.getInputProps('phone');
  return (
    <form
      noValidate
      className={classes.card}
      onSubmit={form.onSubmit(
        (values) =>
          void navigate({
            to: '/my-trips',
            search: {
              trip_id: Number(values.trip.replace('#', '')),
              contact_number: normalisePhone(values.phone),
            },
          }),
        (errors) => form.getInputNode(errors.trip ? 'trip' : 'phone')?.focus(),
      )}
    >
      <Stack>
        <TextInput
          {...number}
          label={t`Trip number`}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          error={number.error && t`Enter the number from your confirmation, digits only.`}
        />
        <PhoneField
          label={t`Contact number`}
          path="phone"
          value={contact.value}
          onChange={contact.onChange}
          onBlur={contact.onBlur}
          error={contact.error && t`Enter the phone number that you gave with the trip.`}
          country={config?.country ?? 'US'}
          canChooseCountry={false}
        />
        <Button type="submit" radius="xl" size="md">
          <Trans>Track Trip</Trans>
        </Button>
      </Stack>
    </form>
  );
}
