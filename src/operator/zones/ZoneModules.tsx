import { Trans, useLingui } from '@lingui/react/macro';
import { Input, Switch } from '@mantine/core';
import type { ZoneRead } from '../../../machines/operator/editShop';
import { MoneyField } from '../../ui/form/MoneyField';
import { NumberField } from '../../ui/form/NumberField';
import { SideBySide } from '../../ui/form/SideBySide';
import type { ZoneFields } from './useZoneForm';
import classes from './Zones.module.css';

interface ZoneModulesProps extends ZoneFields {
  read: ZoneRead;
}

function Charges({ propsOf, path }: Pick<ZoneFields, 'propsOf'> & { path: string }) {
  const { t } = useLingui();
  return (
    <SideBySide from="xs">
      <MoneyField {...propsOf(`${path}.per_km_shipping_charge`)} label={t`Charge per kilometre`} />
      <MoneyField {...propsOf(`${path}.minimum_shipping_charge`)} label={t`Least charge`} />
      <MoneyField
        {...propsOf(`${path}.maximum_shipping_charge`)}
        label={t`Greatest charge`}
        description={t`Empty where there is none.`}
      />
      <NumberField
        {...propsOf(`${path}.increased_delivery_fee`)}
        label={t`Surge`}
        description={t`On top while the zone is busy.`}
        suffix=" %"
        decimalScale={3}
        allowNegative={false}
        clampBehavior="none"
        hideControls
        dir="ltr"
      />
    </SideBySide>
  );
}

/** Which modules work in a zone, and what delivery costs there. */
export function ZoneModules({ form, propsOf, read }: ZoneModulesProps) {
  const { error } = propsOf('modules');
  const { modules } = read.around;
  return (
    <Input.Wrapper
      labelElement="div"
      label={<Trans>Modules that work there, and what delivery costs</Trans>}
      error={error}
    >
      <div className={classes.modules} data-path="modules" tabIndex={-1}>
        {form.values.modules.map(({ module_id: id, works }, index) => (
          <div key={id} className={classes.module}>
            <Switch
              label={modules.find((one) => one.id === id)?.name}
              checked={works === 1}
              onChange={({ currentTarget }) => {
                form.setFieldValue(`modules.${index}.works`, currentTarget.checked ? 1 : 0);
                form.clearFieldError('modules');
              }}
            />
            {works === 1 && <Charges propsOf={propsOf} path={`modules.${index}`} />}
          </div>
        ))}
      </div>
    </Input.Wrapper>
  );
}
