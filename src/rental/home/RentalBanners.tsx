import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RentalBanner } from '../../../domain/rental/vehicle';
import { BannerCarousel } from '../../ui/pictures/BannerCarousel';
import { rentalBannersQuery } from '../api/rental';
import { providerLink, vehicleLink } from '../parts/vehicleLinks';

interface BannerFrameProps {
  banner: RentalBanner;
  className: string | undefined;
  children: ReactNode;
}

function BannerFrame({ banner, className, children }: BannerFrameProps) {
  if (banner.type === 'vehicle_wise' && banner.vehicle_id)
    return (
      <Link {...vehicleLink({ id: banner.vehicle_id }, 'banner')} className={className}>
        {children}
      </Link>
    );
  if (banner.type === 'provider_wise' && banner.provider_id)
    return (
      <Link {...providerLink({ id: banner.provider_id })} className={className}>
        {children}
      </Link>
    );
  return <span className={className}>{children}</span>;
}

export function RentalBanners() {
  const { data } = useQuery(rentalBannersQuery());
  const banners = data?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      banners={banners}
      link={(banner, className, children) => (
        <BannerFrame banner={banner} className={className}>
          {children}
        </BannerFrame>
      )}
    />
  );
}
