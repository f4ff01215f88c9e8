import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { pictureSizes } from '../../client/pictureOffer';
import { offerOf } from '../../client/pictures';
import { ErrorState } from '../../ui/ErrorState';
import { BannerCarousel } from '../../ui/pictures/BannerCarousel';
import classes from '../../ui/pictures/Banners.module.css';
import { bannersQuery } from '../api/catalogue';
import { BannerLink } from './BannerLink';

export function Banners() {
  const { data, error, refetch } = useQuery(bannersQuery());
  const banners = data?.banners ?? [];
  const first = banners[0]?.image_full_url;
  if (first) {
    const { src, srcSet, sizes } = offerOf(first, pictureSizes.banner);
    preload(src, { as: 'image', fetchPriority: 'high', imageSrcSet: srcSet, imageSizes: sizes });
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={classes.waiting} />;
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      banners={banners}
      link={(banner, className, children) => (
        <BannerLink banner={banner} className={className}>
          {children}
        </BannerLink>
      )}
    />
  );
}
