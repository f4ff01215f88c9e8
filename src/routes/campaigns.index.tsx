import { createFileRoute } from '@tanstack/react-router';
import { campaignItemsQuery, campaignsQuery } from '../api/catalogue';
import { needPlace } from '../app/needPlace';
import { CampaignsPage } from '../catalogue/CampaignsPage';

export const Route = createFileRoute('/campaigns/')({
  beforeLoad: needPlace,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(campaignItemsQuery());
    void context.queryClient.prefetchQuery(campaignsQuery());
  },
  component: CampaignsPage,
});
