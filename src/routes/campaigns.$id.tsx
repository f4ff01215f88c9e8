import { createFileRoute } from '@tanstack/react-router';
import { campaignQuery } from '../api/catalogue';
import { needNumber, needPlace } from '../app/needPlace';
import { CampaignPage } from '../catalogue/CampaignPage';

export const Route = createFileRoute('/campaigns/$id')({
  beforeLoad: ({ params }) => {
    needNumber(params.id);
    needPlace();
  },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(campaignQuery(Number(params.id))),
  component: CampaignPage,
});
