import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { shopBannersQuery } from '../api/shopParts';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { openShopPart } from '../shop/openShopPart';
import { BannerListRow } from './BannerListRow';
import own from './Banners.module.css';

/** Banners as shoppers meet them, module by module, those that are off too (OPER-14). */
export function ShopBanners() {
  const { t } = useLingui();
  const [moduleId, setModuleId] = useState('');
  const { data: all = [], isPending, error, refetch } = useQuery(shopBannersQuery());
  const modules = [...new Map(all.map((one) => [String(one.module_id), one.module]))];
  const banners = all.filter((one) => moduleId === '' || String(one.module_id) === moduleId);
  const query = {
    isPending,
    error,
    refetch,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: refetch,
  };
  return (
    <section className={classes.panel} aria-label={t`Banners`}>
      <div className={classes.bar}>
        <NativeSelect
          aria-label={t`Which module`}
          value={moduleId}
          onChange={({ currentTarget }) => setModuleId(currentTarget.value)}
          data={[
            { value: '', label: t`Every module` },
            ...modules.map(([value, label]) => ({ value, label })),
          ]}
        />
        <span className={own.count}>
          {!isPending && <Plural value={banners.length} one="# banner" other="# banners" />}
        </span>
        <Button
          radius="xl"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => openShopPart({ kind: 'banner', id: null })}
        >
          <Trans>New banner</Trans>
        </Button>
      </div>
      <RoomList
        query={query}
        count={banners.length}
        empty={<EmptyState picture="nothing-found" title={<Trans>No banners here</Trans>} />}
      >
        {banners.map((banner) => (
          <BannerListRow key={banner.id} banner={banner} />
        ))}
      </RoomList>
    </section>
  );
}
