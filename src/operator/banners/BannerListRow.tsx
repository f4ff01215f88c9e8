import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { type BannerRow, isTarget } from '../../../domain/operator/shopBanner';
import { Picture } from '../../ui/Picture';
import classes from '../Operator.module.css';
import { openShopPart } from '../shop/openShopPart';
import banners from './Banners.module.css';
import { useLeadNames } from './useLeadNames';

function LeadsTo({ banner: { leads_to, target, link } }: { banner: BannerRow }) {
  const names = useLeadNames();
  if (leads_to === 'nothing') return <Trans>Leads nowhere</Trans>;
  const where = leads_to === 'address' ? link : isTarget(leads_to) ? target : names[leads_to];
  if (where === '') return <Trans>What it led to is gone</Trans>;
  return (
    <>
      {leads_to !== 'campaigns' && <>{names[leads_to]}: </>}
      <bdi>{where}</bdi>
    </>
  );
}

export function BannerListRow({ banner }: { banner: BannerRow }) {
  const { id, title, module, zone, is_active, image_full_url: image } = banner;
  return (
    <li>
      <button
        type="button"
        className={`${classes.row} ${banners.row}`}
        onClick={() => openShopPart({ kind: 'banner', id })}
      >
        <Picture
          src={image}
          alt=""
          kind="banner"
          width={144}
          height={54}
          className={`${banners.thumb} ${is_active === 0 ? banners.off : ''}`}
        />
        <span className={banners.words}>
          <span className={classes.top}>
            <bdi className={classes.name}>{title}</bdi>
            {is_active === 0 && (
              <Badge color="gray" variant="light">
                <Trans>Off</Trans>
              </Badge>
            )}
          </span>
          <span className={classes.soft}>
            <bdi>{module}</bdi> · {zone === '' ? <Trans>Every zone</Trans> : <bdi>{zone}</bdi>}
          </span>
          <span className={classes.soft}>
            <LeadsTo banner={banner} />
          </span>
        </span>
      </button>
    </li>
  );
}
