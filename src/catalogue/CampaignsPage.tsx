import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../client/scope';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import classes from '../ui/Page.module.css';
import { usePageTitle } from '../ui/usePageTitle';
import { campaignItemsQuery, campaignsQuery } from './api/catalogue';
import { CampaignCard } from './parts/CampaignCard';
import { ItemGrid } from './parts/ItemGrid';

/** `/campaigns`: the campaigns that run now and the items that only they sell. */
export function CampaignsPage() {
  useScope();
  const { t } = useLingui();
  usePageTitle(t`Campaigns`);
  const campaigns = useQuery(campaignsQuery());
  const items = useQuery(campaignItemsQuery());
  const nothing = campaigns.data?.length === 0 && items.data?.length === 0;
  const error = campaigns.error ?? items.error;
  const again = () => void Promise.all([campaigns.refetch(), items.refetch()]);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Campaigns</Trans>
      </h1>
      {error && <ErrorState error={error} onRetry={again} />}
      {nothing && (
        <EmptyState picture="nothing-found" title={<Trans>No campaigns right now</Trans>} />
      )}
      {campaigns.isPending && <Skeleton height={220} radius="lg" />}
      {campaigns.data && campaigns.data.length > 0 && (
        <>
          <VisuallyHidden component="h2">
            <Trans>Running now</Trans>
          </VisuallyHidden>
          <ul className={classes.stores} aria-label={t`Campaigns`}>
            {campaigns.data.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(items.isPending || (items.data && items.data.length > 0)) && (
        <>
          <h2>
            <Trans>Only in campaigns</Trans>
          </h2>
          <ItemGrid
            items={items.data ?? []}
            waiting={items.isPending ? 5 : 0}
            label={t`Campaign items`}
            heading={false}
          />
        </>
      )}
    </div>
  );
}
