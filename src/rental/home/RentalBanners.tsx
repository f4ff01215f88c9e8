import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RentalBanner } from '../../../domain/entities/rental/vehicle';
import { rentalBannersQuery } from '../../api/rental';
import classes from '../../catalogue/home/Banners.module.css';
import { Picture } from '../../components/Picture';
import { providerLink, vehicleLink } from '../parts/vehicleLinks';

function BannerFrame({ banner, children }: { banner: RentalBanner; children: ReactNode }) {
  if (banner.type === 'vehicle_wise' && banner.vehicle_id)
    return (
      <Link {...vehicleLink({ id: banner.vehicle_id }, 'banner')} className={classes.link}>
        {children}
      </Link>
    );
  if (banner.type === 'provider_wise' && banner.provider_id)
    return (
      <Link {...providerLink({ id: banner.provider_id })} className={classes.link}>
        {children}
      </Link>
    );
  return <span className={classes.link}>{children}</span>;
}

/** Offers of the rental module, in a row that is swiped. */
export function RentalBanners() {
  const { t } = useLingui();
  const { data } = useQuery(rentalBannersQuery());
  const banners = data?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <section className={classes.carousel} aria-label={t`Offers`}>
      <ul className={classes.track}>
        {banners.map((banner) => (
          <li key={banner.id} className={classes.slide}>
            <BannerFrame banner={banner}>
              <Picture
                src={banner.image_full_url}
                alt=""
                kind="banner"
                width={960}
                height={360}
                className={classes.picture}
              />
              <span className={classes.words}>{banner.title}</span>
            </BannerFrame>
          </li>
        ))}
      </ul>
    </section>
  );
}
