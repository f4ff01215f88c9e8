import { useLingui } from '@lingui/react/macro';
import { selectedAddressType } from '../../../domain/checkout/draft';

export function useTypeName(): (type: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    home: t({ message: 'Home', context: 'address type' }),
    office: t({ message: 'Office', context: 'address type' }),
    other: t({ message: 'Other', context: 'address type' }),
    [selectedAddressType]: t`Selected Address`,
    '': t`Delivery address`,
  };
  return (type) => names[type] ?? names[type.toLowerCase()] ?? type;
}
