import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type HousePart, houseParts, longestPart } from '../../../domain/place/house';
import classes from './HouseFields.module.css';

export interface HouseForm {
  getInputProps: (path: HousePart) => object;
}

/** Street, house and floor, none of which is needed (ADDR-15). */
export function HouseFields({ form }: { form: HouseForm }) {
  const { t } = useLingui();
  const labels: Record<HousePart, string> = {
    road: t`Street number`,
    house: t`House number`,
    floor: t`Floor`,
  };
  return (
    <div className={classes.fields}>
      {houseParts.map((part) => (
        <TextInput
          key={part}
          {...form.getInputProps(part)}
          label={labels[part]}
          placeholder={t`Optional`}
          maxLength={longestPart}
        />
      ))}
    </div>
  );
}
