import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { useTurn } from '../../ui/useTurn';
import { campaignItemsQuery } from '../api/catalogue';
import { ShopItemCard } from '../parts/ShopItemCard';

/** Items of the campaigns that run now; without a campaign there is nothing to wait for or to say. */
export function CampaignRail() {
  const data = useTurn(useQuery(campaignItemsQuery()).data);
  if (!data || data.length === 0) return null;
  return (
    <Rail
      title={<Trans>Campaigns</Trans>}
      entries="items"
      more={
        <Link to="/campaigns" className={classes.more}>
          <Trans>View all</Trans>
        </Link>
      }
    >
      {data.map((item) => (
        <li key={item.id}>
          <ShopItemCard item={item} />
        </li>
      ))}
    </Rail>
  );
}
