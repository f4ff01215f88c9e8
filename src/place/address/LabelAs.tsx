import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, Group, Stack, Text, TextInput } from '@mantine/core';
import {
  type AddressForm,
  type AddressType,
  addressTypes,
} from '../../../domain/place/addressBook';
import { useTypeName } from '../addressParts/useTypeName';

export interface LabelForm {
  values: Pick<AddressForm, 'type'>;
  setFieldValue: (path: 'type', value: AddressType) => void;
  getInputProps: (path: 'label') => object;
}

/** What the address is called: home, office, or other with a name of one's own (ADDR-21, ADDR-31). */
export function LabelAs({ form }: { form: LabelForm }) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { type } = form.values;
  const choose = (value: string | string[]) => {
    const chosen = addressTypes.find((known) => known === value);
    if (chosen) form.setFieldValue('type', chosen);
  };
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500} aria-hidden>
        <Trans>Label As</Trans>
      </Text>
      <Chip.Group value={type} onChange={choose}>
        <Group gap="xs" role="group" aria-label={t`Label As`}>
          {addressTypes.map((value) => (
            <Chip key={value} value={value}>
              {typeName(value)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {type === 'other' && (
        <TextInput
          {...form.getInputProps('label')}
          dir="auto"
          label={t`Name of this address`}
          placeholder={t`Optional`}
          maxLength={50}
        />
      )}
    </Stack>
  );
}
