import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import classes from './HouseFields.module.css';

export interface HouseForm {
  getInputProps: (path: 'road' | 'house' | 'floor') => object;
}

/** Street, house and floor, none of which is needed (ADDR-15). */
export function HouseFields({ form }: { form: HouseForm }) {
  const { t } = useLingui();
  return (
    <div className={classes.fields}>
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
    </div>
  );
}
