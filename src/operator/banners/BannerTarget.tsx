import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isTarget, type TargetKind } from '../../../domain/operator/shopBanner';
import type { BannerRead } from '../../../machines/operator/editShop';
import { SideBySide } from '../../ui/form/SideBySide';
import { bannerTargetsQuery } from '../api/shopParts';
import { leadsIn } from './typedBanner';
import type { BannerFields } from './useBannerForm';
import { useLeadNames } from './useLeadNames';

interface BannerTargetProps extends BannerFields {
  read: BannerRead;
}

const typing = 250;
/** One of a kind that is found by name; the one that is chosen stays among them. */
function Target({ form, propsOf, read, of }: BannerTargetProps & { of: TargetKind }) {
  const { t } = useLingui();
  const names = useLeadNames();
  const [typed, setTyped] = useState('');
  const { module_id, zone_id, target_id } = form.values;
  const known = useRef(new Map<number, string>());
  const isAsRead = read.banner?.leads_to === of && read.banner.target_id === target_id;
  const chosen =
    target_id === null
      ? null
      : (isAsRead && read.banner?.target) || known.current.get(target_id) || `#${target_id}`;
  // The name of what is chosen stands in the field: it is not looked for.
  const [name] = useDebouncedValue(typed.trim() === chosen ? '' : typed.trim(), typing);
  const { data: found = [] } = useQuery(bannerTargetsQuery({ of, module_id, zone_id, name }));
  for (const { id, name: called, where } of found)
    known.current.set(id, where ? `${called} · ${where}` : called);
  const ids = [
    ...new Set([...(target_id === null ? [] : [target_id]), ...found.map((one) => one.id)]),
  ];
  return (
    <Select
      {...propsOf('target_id')}
      label={names[of]}
      required
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={t`Nothing there has this name`}
      data={ids.map((id) => ({
        value: String(id),
        label: id === target_id && chosen ? chosen : (known.current.get(id) ?? `#${id}`),
      }))}
      value={target_id === null ? null : String(target_id)}
      onChange={(value) => form.setFieldValue('target_id', value === null ? null : Number(value))}
    />
  );
}

/** What a press on a banner leads to. */
export function BannerTarget({ form, propsOf, read }: BannerTargetProps) {
  const { t } = useLingui();
  const names = useLeadNames();
  const { leads_to, module_id } = form.values;
  const leads = leadsIn(read, module_id);
  return (
    <SideBySide from="sm">
      <NativeSelect
        {...propsOf('leads_to')}
        label={t`It leads to`}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('leads_to', leads.find((lead) => lead === value) ?? 'nothing');
          form.setFieldValue('target_id', null);
        }}
        data={leads.map((lead) => ({ value: lead, label: names[lead] }))}
      />
      {isTarget(leads_to) && (
        <Target key={leads_to} form={form} propsOf={propsOf} read={read} of={leads_to} />
      )}
      {leads_to === 'address' && (
        <TextInput
          {...propsOf('link')}
          label={t`Address`}
          description={t`https://… or a page of the shop, such as /help`}
          required
          type="url"
          dir="ltr"
          maxLength={2000}
        />
      )}
    </SideBySide>
  );
}
