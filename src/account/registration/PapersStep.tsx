import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useApplicationField } from './context';
import { PictureField } from './PictureField';

export function PapersStep() {
  const { t } = useLingui();
  const field = useApplicationField();
  const { value: type, ...typeField } = field('identity_type');
  return (
    <>
      <PictureField path="image" label={t`A photo of you`} />
      <NativeSelect
        {...typeField}
        value={type ?? ''}
        label={t`Kind of ID`}
        required
        data={[
          { value: '', label: t`Please choose`, disabled: true },
          { value: 'nid', label: t`Identity card` },
          { value: 'passport', label: t`Passport` },
          { value: 'driving_license', label: t`Driving licence` },
        ]}
      />
      <TextInput
        {...field('identity_number')}
        dir="ltr"
        label={t`Its number`}
        required
        autoComplete="off"
        maxLength={40}
      />
      <PictureField path="identity_image" label={t`A picture of it`} />
    </>
  );
}
