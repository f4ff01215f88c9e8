import { createFileRoute } from '@tanstack/react-router';
import { campaignQuery } from '../api/catalogue';
import { needModule, needNumber } from '../app/needPlace';
import { CampaignPage } from '../catalogue/CampaignPage';

export const Route = createFileRoute('/campaigns/$id')({
  beforeLoad: ({ params }) => {
    needNumber(params.id);
    needModule();
  },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(campaignQuery(Number(params.id))),
  component: CampaignPage,
});
