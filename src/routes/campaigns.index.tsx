import { createFileRoute } from '@tanstack/react-router';
import { campaignItemsQuery, campaignsQuery } from '../api/catalogue';
import { needModule } from '../app/needPlace';
import { CampaignsPage } from '../catalogue/CampaignsPage';

export const Route = createFileRoute('/campaigns/')({
  beforeLoad: () => needModule(),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(campaignItemsQuery());
    void context.queryClient.prefetchQuery(campaignsQuery());
  },
  component: CampaignsPage,
});
