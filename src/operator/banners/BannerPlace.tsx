import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { BannerRead } from '../../../machines/operator/editShop';
import { SideBySide } from '../../ui/form/SideBySide';
import { bannerModules, leadsIn } from './typedBanner';
import type { BannerFields } from './useBannerForm';

interface BannerPlaceProps extends BannerFields {
  read: BannerRead;
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
});

/** On which home a banner is shown, and in which zone; what it led to is chosen anew there. */
export function BannerPlace({ form, propsOf, read }: BannerPlaceProps) {
  const { t } = useLingui();
  const { banner, places } = read;
  const { module_id, zone_id } = form.values;
  const isClosed = banner?.zone && !places.zones.some(({ id }) => id === banner.zone_id);
  const closed = isClosed ? [{ id: banner.zone_id ?? 0, name: banner.zone }] : [];
  return (
    <SideBySide from="sm">
      <NativeSelect
        {...propsOf('module_id')}
        label={t`Module`}
        value={String(module_id)}
        onChange={({ currentTarget: { value } }) => {
          const leads = leadsIn(read, Number(value));
          form.setFieldValue('module_id', Number(value));
          form.setFieldValue('target_id', null);
          if (!leads.includes(form.values.leads_to))
            form.setFieldValue('leads_to', leads[0] ?? 'nothing');
        }}
        data={bannerModules(read).map(optionOf)}
      />
      <NativeSelect
        {...propsOf('zone_id')}
        label={t`Zone`}
        value={zone_id === null ? '' : String(zone_id)}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('zone_id', value === '' ? null : Number(value));
          // A category is in every zone of its module; whatever else stays where the zone is left open.
          if (value !== '' && form.values.leads_to !== 'category')
            form.setFieldValue('target_id', null);
        }}
        data={[{ value: '', label: t`Every zone` }, ...[...places.zones, ...closed].map(optionOf)]}
      />
    </SideBySide>
  );
}
