import type { UseFormReturnType } from '@mantine/form';
import { useCheckout } from '../context';
import { ContactInputs } from './ContactInputs';
import type { PlaceForm } from './placeForm';

interface ContactFieldsProps {
  form: UseFormReturnType<PlaceForm>;
  withEmail: boolean;
}

/** Name, phone and email of a guest (CHK-05); of a customer only what the shop does not know. */
export function ContactFields({ form, withEmail }: ContactFieldsProps) {
  const { config } = useCheckout();
  return <ContactInputs form={form} config={config} withEmail={withEmail} />;
}
