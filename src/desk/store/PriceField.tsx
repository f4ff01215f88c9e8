import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { mostPrice } from '../../../domain/desk/staff';
import { useConfig } from '../../client/useMoney';
import { NumberField } from '../../ui/form/NumberField';
import type { DeskItem } from '../api/desk';
import classes from './Store.module.css';

interface PriceFieldProps {
  item: DeskItem;
  /** The shop is being asked for another price. */
  isAsked: boolean;
  onChange: (price: number) => void;
}

/** What one piece costs: kept when the field is left or Enter is pressed. */
export function PriceField({ item, isAsked, onChange }: PriceFieldProps) {
  const { t } = useLingui();
  const config = useConfig();
  const [typed, setTyped] = useState<string | number>(item.price);
  // Whether it was noted or given up: what the item costs then is shown.
  useEffect(() => {
    if (!isAsked) setTyped(item.price);
  }, [isAsked, item.price]);
  const price = typed === '' ? Number.NaN : Number(typed);
  const isWrong = !(price >= 0 && price <= mostPrice);
  const keep = () => {
    if (!isWrong && price !== item.price) onChange(price);
  };
  const symbol = config?.currency_symbol ?? '';
  const isLeft = config?.currency_symbol_direction !== 'right';
  return (
    <NumberField
      className={classes.priceField}
      aria-label={t`Price of ${item.name}`}
      value={typed}
      min={0}
      max={mostPrice}
      clampBehavior="none"
      decimalScale={config?.digit_after_decimal_point ?? 2}
      fixedDecimalScale
      hideControls
      allowNegative={false}
      dir="ltr"
      prefix={isLeft ? symbol : ''}
      suffix={isLeft ? '' : symbol}
      error={isWrong && t`A price from 0 to ${mostPrice}`}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  );
}
