import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Config } from '../../../domain/config';
import { ContactInputs } from '../../checkout/place/ContactInputs';
import classes from '../../ui/Checkout.module.css';
import type { ContactValues } from './contact';

interface ContactCardProps {
  form: UseFormReturnType<ContactValues>;
  config: Config;
  withEmail: boolean;
}

/** Who rents (CHK-05 to CHK-10): a guest's name, phone and e-mail; of a customer what the driver's contact is. */
export const ContactCard = ({ form, config, withEmail }: ContactCardProps) => (
  <section className={classes.step} aria-labelledby="trip-contact">
    <h2 id="trip-contact" className={classes.stepTitle}>
      <Trans>Contact</Trans>
    </h2>
    <Box mt="md">
      <ContactInputs form={form} config={config} withEmail={withEmail} />
    </Box>
  </section>
);
