import { useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import * as v from 'valibot';
import { normalisePhone } from '../../../domain/checkout/contact';
import { latinDigits } from '../../../domain/values/typedNumber';
import { wholePhone } from '../../client/phones';
import { useConfig } from '../../client/useMoney';
import { PhoneField } from '../../ui/phone/PhoneField';
import classes from './Tracking.module.css';

const number = v.pipe(
  v.string(),
  v.trim(),
  v.transform(latinDigits),
  v.regex(/^#?\d{1,12}$/, 'number'),
);
const byNumber = v.object({ number });
const byContact = v.object({
  number,
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('phone'),
    v.transform(normalisePhone),
    v.minLength(6, 'phone'),
  ),
});

export interface TrackFieldsProps {
  number: string;
  /** Null where no contact number is asked. */
  phone: string | null;
  words: { number: string; phoneMissing: string; track: string };
  onTrack: (id: number, contactNumber: string) => void;
}

/** Finds an order or a trip by its number and contact number, for anybody (ORD-02, ORD-04). */
export function TrackFields({ words, onTrack, ...initial }: TrackFieldsProps) {
  const asksPhone = initial.phone !== null;
  const { t } = useLingui();
  const config = useConfig();
  const form = useForm({
    initialValues: { number: initial.number, phone: initial.phone ?? '' },
    validate: schemaResolver(asksPhone ? byContact : byNumber, { sync: true }),
    validateInputOnBlur: true,
  });
  const typed = form.getInputProps('number');
  const contact = form.getInputProps('phone');
  return (
    <form
      noValidate
      className={classes.card}
      onSubmit={form.onSubmit(
        async (values) =>
          onTrack(
            Number(latinDigits(values.number).replace('#', '')),
            asksPhone ? await wholePhone(values.phone) : '',
          ),
        (errors) => form.getInputNode(errors.number ? 'number' : 'phone')?.focus(),
      )}
    >
      <Stack>
        <TextInput
          {...typed}
          label={words.number}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          error={typed.error && t`Enter the number from your confirmation, digits only.`}
        />
        {asksPhone && (
          <PhoneField
            label={t`Contact number`}
            path="phone"
            value={contact.value}
            onChange={contact.onChange}
            onBlur={contact.onBlur}
            error={contact.error && words.phoneMissing}
            country={config?.country ?? 'US'}
            canChooseCountry={false}
          />
        )}
        <Button type="submit" radius="xl" size="md">
          {words.track}
        </Button>
      </Stack>
    </form>
  );
}
