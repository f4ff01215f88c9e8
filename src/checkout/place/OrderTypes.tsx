import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useCheckout, useDraft, useFacts } from '../context';
import classes from './OrderTypes.module.css';

const types = ['delivery', 'take_away'] as const;

export function OrderTypes() {
  const { t } = useLingui();
  const { intents } = useCheckout();
  const { orderType } = useDraft();
  const { offers } = useFacts();
  const name = useId();
  const names = { delivery: t`Delivery`, take_away: t`Take away` };
  return (
    <div role="radiogroup" aria-label={t`How do you want your order?`} className={classes.bar}>
      {types.map((type) => (
        <label key={type} className={classes.type}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            checked={orderType === type}
            disabled={!offers.includes(type)}
            onChange={() => intents.type({ orderType: type })}
          />
          {names[type]}
        </label>
      ))}
    </div>
  );
}
