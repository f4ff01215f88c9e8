import { Trans, useLingui } from '@lingui/react/macro';
import type { AddOn } from '../../../domain/catalogue/catalogue';
import { useMoney } from '../../client/useMoney';
import { TickBox } from '../../ui/TickBox';
import classes from './Item.module.css';
import { Stepper } from './Stepper';

const most = 20;

interface AddOnsProps {
  addOns: readonly AddOn[];
  chosen: Readonly<Record<string, number>>;
  onSet: (id: number, quantity: number) => void;
}

export function AddOns({ addOns, chosen, onSet }: AddOnsProps) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <Trans>Add-ons</Trans>
        <span className={classes.rule}>
          <Trans>Optional</Trans>
        </span>
      </legend>
      {addOns.map(({ id, name, price }) => {
        const quantity = chosen[id] ?? 0;
        return (
          <div key={id} className={classes.row}>
            <TickBox
              checked={quantity > 0}
              label={<bdi>{name}</bdi>}
              onChange={() => onSet(id, quantity > 0 ? 0 : 1)}
            />
            <span className={classes.addOn}>
              {quantity > 0 && (
                <Stepper
                  label={t`Quantity of ${name}`}
                  quantity={quantity}
                  onLess={() => onSet(id, quantity - 1)}
                  onMore={() => onSet(id, Math.min(most, quantity + 1))}
                  lessDisabled={false}
                />
              )}
              <bdi className={classes.extra}>+{money(price)}</bdi>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
