import { useLingui } from '@lingui/react/macro';
import { MultiSelect, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CouponRead } from '../../../machines/operator/editShop';
import { sellersQuery } from '../api/shopParts';
import type { CouponFields } from './useCouponForm';

interface CouponReachProps extends CouponFields {
  read: CouponRead;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const typing = 250;
const optionsOf = (named: Iterable<Named>) =>
  [...named].map(({ id, name }) => ({ value: String(id), label: name }));

/** Stores that are found by name; those that are chosen stay among them. */
function Sellers({ form, propsOf, read }: CouponReachProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), typing);
  const { module_id, store_ids } = form.values;
  const { data: found = [] } = useQuery(sellersQuery(module_id, name));
  const known = useRef(new Map((read.coupon?.sellers ?? []).map((one) => [one.id, one])));
  for (const one of found) known.current.set(one.id, one);
  const chosen = store_ids.map((id) => known.current.get(id) ?? { id, name: `#${id}` });
  const all = new Map([...chosen, ...found].map((one) => [one.id, one]));
  return (
    <MultiSelect
      {...propsOf('store_ids')}
      label={t`Stores`}
      required
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t`No store has this name`}
      disabled={module_id === null}
      data={optionsOf(all.values())}
      value={store_ids.map(String)}
      onChange={(values) => form.setFieldValue('store_ids', values.map(Number))}
    />
  );
}

/** Where a coupon works: its module, and the stores or zones that it is for. */
export function CouponReach({ form, propsOf, read }: CouponReachProps) {
  const { t } = useLingui();
  const { coupon_type, module_id, zone_ids } = form.values;
  const { modules, zones } = read.places;
  return (
    <>
      <NativeSelect
        {...propsOf('module_id')}
        label={t`Module`}
        value={module_id === null ? '' : String(module_id)}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('module_id', value === '' ? null : Number(value));
          form.setFieldValue('store_ids', []);
        }}
        data={[{ value: '', label: t`Every module` }, ...optionsOf(modules)]}
      />
      {coupon_type === 'store_wise' && <Sellers form={form} propsOf={propsOf} read={read} />}
      {coupon_type === 'zone_wise' && (
        <MultiSelect
          {...propsOf('zone_ids')}
          label={t`Zones`}
          required
          searchable
          data={optionsOf(zones)}
          value={zone_ids.map(String)}
          onChange={(values) => form.setFieldValue('zone_ids', values.map(Number))}
        />
      )}
    </>
  );
}
