import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PlaceForm } from './placeForm';

/** Street, house and floor, none of which is needed (ADDR-15). */
export function HouseFields({ form }: { form: UseFormReturnType<PlaceForm> }) {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      <TextInput
        {...form.getInputProps('road')}
        label={t`Street number`}
        placeholder={t`Optional`}
        maxLength={100}
      />
      <TextInput
        {...form.getInputProps('house')}
        label={t`House number`}
        placeholder={t`Optional`}
        maxLength={100}
      />
      <TextInput
        {...form.getInputProps('floor')}
        label={t`Floor`}
        placeholder={t`Optional`}
        maxLength={100}
      />
    </SimpleGrid>
  );
}
