import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConfig } from '../../client/useMoney';
import { judgeLeft } from '../../ui/form/blurRules';
import { PhoneField } from '../../ui/phone/PhoneField';
import { usePhoneCountry } from '../../ui/phone/usePhoneCountry';

interface PhoneForm {
  values: { phone: string };
  setFieldValue: (path: 'phone', value: string) => void;
  getValues: () => object;
  validateField: (path: 'phone') => unknown;
}

interface ShopPhoneFieldProps {
  form: PhoneForm;
  path: 'phone';
  error: ReactNode;
  label?: ReactNode;
  required?: boolean;
}

/** Until the shop's settings are there. */
const shopless = { country: 'US', country_picker_status: 0 as const };

/** A form's phone, of the shop's country unless another may be chosen (LOGIN-03, CHK-12). */
export function ShopPhoneField({ form, path, error, label, required = true }: ShopPhoneFieldProps) {
  const { t } = useLingui();
  const config = useConfig();
  const country = usePhoneCountry(config ?? shopless);
  return (
    <PhoneField
      label={label ?? t`Phone`}
      path={path}
      required={required}
      value={form.values.phone}
      error={error}
      onChange={(value) => form.setFieldValue(path, value)}
      onBlur={() => judgeLeft(form, path)}
      country={country}
      canChooseCountry={config?.country_picker_status === 1}
      hasPicker
    />
  );
}
