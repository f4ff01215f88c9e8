import { createFileRoute } from '@tanstack/react-router';
import { campaignItemsQuery, campaignsQuery } from '../catalogue/api/catalogue';
import { CampaignsPage } from '../catalogue/CampaignsPage';
import { needModule } from '../place/needPlace';

export const Route = createFileRoute('/campaigns/')({
  beforeLoad: () => needModule(),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(campaignItemsQuery());
    void context.queryClient.prefetchQuery(campaignsQuery());
  },
  component: CampaignsPage,
});
