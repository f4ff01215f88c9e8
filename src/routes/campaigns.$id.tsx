import { createFileRoute } from '@tanstack/react-router';
import { campaignQuery } from '../catalogue/api/catalogue';
import { CampaignPage } from '../catalogue/CampaignPage';
import { needModule, needNumber } from '../place/needPlace';

export const Route = createFileRoute('/campaigns/$id')({
  beforeLoad: ({ params }) => {
    needNumber(params.id);
    needModule();
  },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(campaignQuery(Number(params.id))),
  component: CampaignPage,
});
