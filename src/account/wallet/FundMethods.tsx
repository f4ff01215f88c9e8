import { useLingui } from '@lingui/react/macro';
import { Radio, type RadioGroupProps } from '@mantine/core';
import type { Config } from '../../../domain/config';
import { pictureAddress } from '../../client/runtimeConfig';
import classes from './Wallet.module.css';

interface FundMethodsProps extends Omit<RadioGroupProps, 'children'> {
  methods: Config['active_payment_method_list'];
  /** What is chosen is on its way already. */
  isFixed: boolean;
}

/** The ways to pay for money that is added (WAL-04). */
export function FundMethods({ methods, isFixed, ...field }: FundMethodsProps) {
  const { t } = useLingui();
  return (
    <Radio.Group {...field} label={t`Payment Method`}>
      <div className={classes.methods}>
        {methods.map(({ gateway, gateway_title, gateway_image_full_url }) => (
          <Radio.Card key={gateway} value={gateway} className={classes.method} disabled={isFixed}>
            <Radio.Indicator />
            <span className={classes.grow}>{gateway_title || gateway}</span>
            {gateway_image_full_url && (
              <img src={pictureAddress(gateway_image_full_url)} alt="" width={48} height={32} />
            )}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
