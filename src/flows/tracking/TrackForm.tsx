import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import * as v from 'valibot';
import { normalisePhone } from '../../../domain/checkout/contact';
import { useConfig } from '../../api/useMoney';
import { PhoneField } from '../../components/phone/PhoneField';
import classes from './Tracking.module.css';

const trackForm = v.object({
  order: v.pipe(v.string(), v.trim(), v.regex(/^#?\d{1,12}$/, 'order')),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('phone'),
    v.transform(normalisePhone),
    v.minLength(6, 'phone'),
  ),
});

export interface TrackFormProps {
  order?: string;
  phone?: string;
  onTrack: (orderId: number, contactNumber: string) => void;
}

/** Finds an order by its number and contact number, for anybody (ORD-02). */
export function TrackForm({ order = '', phone = '', onTrack }: TrackFormProps) {
  const { t } = useLingui();
  const config = useConfig();
  const form = useForm({
    initialValues: { order, phone },
    validate: schemaResolver(trackForm, { sync: true }),
    validateInputOnBlur: true,
  });
  const number = form.getInputProps('order');
  const contact = form.getInputProps('phone');
  return (
    <form
      noValidate
      className={classes.card}
      onSubmit={form.onSubmit(
        (values) => onTrack(Number(values.order.replace('#', '')), normalisePhone(values.phone)),
        (errors) => form.getInputNode(errors.order ? 'order' : 'phone')?.focus(),
      )}
    >
      <Stack>
        <TextInput
          {...number}
          label={t`Order number`}
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
          error={contact.error && t`Enter the phone number that you gave with the order.`}
          country={config?.country ?? 'US'}
          canChooseCountry={false}
        />
        <Button type="submit" radius="xl" size="md">
          <Trans>Track order</Trans>
        </Button>
      </Stack>
    </form>
  );
}
