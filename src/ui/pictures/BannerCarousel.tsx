import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Unseen } from '../Unseen';
import { BannerFace } from './BannerFace';
import classes from './Banners.module.css';
import { useCarousel } from './useCarousel';

interface Shown {
  id: number;
  title: string;
  image_full_url: string;
}

interface BannerCarouselProps<One> {
  banners: readonly One[];
  /** The link around what is shown of a banner. */
  link: (banner: One, className: string | undefined, children: ReactNode) => ReactNode;
}

/** Banners that turn by themselves until somebody points at them, pauses them, or wants no motion. */
export function BannerCarousel<One extends Shown>({ banners, link }: BannerCarouselProps<One>) {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const carousel = useCarousel(track, banners.length);
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
            {link(
              banner,
              classes.link,
              <BannerFace title={banner.title} image={banner.image_full_url} eager={place === 0} />,
            )}
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
          <Unseen>
            <Trans>
              {carousel.place + 1} of {carousel.stops}
            </Trans>
          </Unseen>
        </div>
      )}
    </section>
  );
}
