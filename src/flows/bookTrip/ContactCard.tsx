import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Config } from '../../../domain/entities/config';
import { PhoneField } from '../../components/phone/PhoneField';
import { usePhoneCountry } from '../../components/phone/usePhoneCountry';
import classes from '../checkout/Checkout.module.css';
import { useFieldMessage } from '../checkout/fieldMessages';
import type { ContactValues } from './contact';

interface ContactCardProps {
  form: UseFormReturnType<ContactValues>;
  config: Config;
  withEmail: boolean;
}

/** Who rents (CHK-05 to CHK-10): a guest's name, phone and e-mail; of a customer what the driver's contact is. */
export function ContactCard({ form, config, withEmail }: ContactCardProps) {
  const { t } = useLingui();
  const country = usePhoneCountry(config);
  const say = useFieldMessage();
  const name = form.getInputProps('name');
  const phone = form.getInputProps('phone');
  const email = form.getInputProps('email');
  return (
    <section className={classes.step} aria-labelledby="trip-contact">
      <h2 id="trip-contact" className={classes.stepTitle}>
        <Trans>Contact</Trans>
      </h2>
      <Stack gap="sm" mt="md">
        <TextInput
          {...name}
          dir="auto"
          label={t`Name`}
          required
          autoComplete="name"
          maxLength={100}
          error={say(name.error)}
        />
        <PhoneField
          label={t`Phone`}
          path="phone"
          value={phone.value}
          onChange={phone.onChange}
          onBlur={phone.onBlur}
          error={say(phone.error)}
          country={country}
          canChooseCountry={config.country_picker_status === 1}
        />
        {withEmail && (
          <TextInput
            {...email}
            dir="ltr"
            label={t`Email`}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
            error={say(email.error)}
          />
        )}
      </Stack>
    </section>
  );
}
