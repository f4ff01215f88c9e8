import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { preload } from 'react-dom';
import { bannersQuery } from '../../api/catalogue';
import { ErrorState } from '../../components/ErrorState';
import { Picture, pictureAddress } from '../../components/Picture';
import { BannerLink } from './BannerLink';
import classes from './Banners.module.css';
import { useCarousel } from './useCarousel';

/** Banners that turn by themselves until somebody points at them, pauses them, or wants no motion. */
export function Banners() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(bannersQuery());
  const track = useRef<HTMLUListElement>(null);
  const banners = data?.banners ?? [];
  const carousel = useCarousel(track, banners.length);
  const first = banners[0]?.image_full_url;
  if (first) preload(pictureAddress(first), { as: 'image', fetchPriority: 'high' });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={classes.waiting} />;
  if (banners.length === 0) return null;
  return (
    <section
      className={classes.carousel}
      aria-roledescription={t`carousel`}
      aria-label={t`Offers`}
      {...carousel.attention}
    >
      <ul ref={track} className={classes.track} onScroll={carousel.onScroll}>
        {banners.map((banner, place) => (
          <li key={banner.id} className={classes.slide}>
            <BannerLink banner={banner} className={classes.link}>
              <Picture
                src={banner.image_full_url}
                alt=""
                kind="banner"
                width={960}
                height={360}
                eager={place === 0}
                className={classes.picture}
              />
              <span className={classes.words}>{banner.title}</span>
            </BannerLink>
          </li>
        ))}
      </ul>
      {carousel.stops > 1 && (
        <div className={classes.controls}>
          {carousel.canTurn && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              radius="xl"
              aria-label={carousel.paused ? t`Play the offers` : t`Pause the offers`}
              onClick={carousel.toggle}
            >
              {carousel.paused ? (
                <IconPlayerPlay size={16} aria-hidden />
              ) : (
                <IconPlayerPause size={16} aria-hidden />
              )}
            </ActionIcon>
          )}
          {banners.slice(0, carousel.stops).map((banner, place) => (
            <button
              key={banner.id}
              type="button"
              className={classes.dot}
              aria-current={place === carousel.place}
              aria-label={t`Show offer ${place + 1}`}
              onClick={() => carousel.goTo(place)}
            />
          ))}
          <span className={classes.count}>
            <Trans>
              {carousel.place + 1} of {carousel.stops}
            </Trans>
          </span>
        </div>
      )}
    </section>
  );
}
