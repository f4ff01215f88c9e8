import { createFileRoute } from '@tanstack/react-router';
import { campaignQuery } from '../api/catalogue';
import { CampaignPage } from '../catalogue/CampaignPage';

export const Route = createFileRoute('/campaigns/$id')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(campaignQuery(Number(params.id))),
  component: CampaignPage,
});
