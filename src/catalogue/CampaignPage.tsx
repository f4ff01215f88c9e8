import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from '../client/apiError';
import { pictureSizes } from '../client/pictureOffer';
import { useScope } from '../client/scope';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import classes from '../ui/Page.module.css';
import { Picture } from '../ui/Picture';
import banner from '../ui/pictures/Banners.module.css';
import { usePageTitle } from '../ui/usePageTitle';
import { campaignQuery } from './api/catalogue';
import { Until } from './parts/CampaignCard';
import { StoreGrid } from './parts/StoreGrid';

const route = getRouteApi('/campaigns/$id');

export function CampaignPage() {
  useScope();
  const { t } = useLingui();
  const { id } = route.useParams();
  const { data, error, isPending, refetch } = useQuery(campaignQuery(Number(id)));
  usePageTitle(data?.title);
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        picture="not-found"
        title={<Trans>This campaign is over</Trans>}
        action={
          <Button component={Link} to="/campaigns" radius="xl">
            <Trans>See what runs now</Trans>
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      {data ? (
        <>
          <div className={banner.link}>
            <Picture
              src={data.image_full_url}
              alt=""
              kind="banner"
              width={960}
              height={360}
              sizes={pictureSizes.screen}
              eager
              className={banner.picture}
            />
          </div>
          <div className={classes.intro}>
            <h1 className={classes.title}>{data.title}</h1>
            <p>{data.description}</p>
            <p className={classes.soft}>
              <Until date={data.end_date} />
            </p>
          </div>
        </>
      ) : (
        <Skeleton className={banner.waiting} />
      )}
      <StoreGrid stores={data?.stores ?? []} waiting={isPending ? 3 : 0} label={t`Stores`} />
    </div>
  );
}
