import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Banner } from '../../../domain/catalogue/catalogue';
import { usePlace } from '../../place/currentPlace';

interface BannerLinkProps {
  banner: Banner;
  className: string | undefined;
  children: ReactNode;
}

export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const { module } = usePlace();
  const search = { module_id: module?.id };
  if (banner.type === 'store_wise' && banner.store_id) {
    const params = { id: String(banner.store_id) };
    return (
      <Link to="/store/$id" params={params} search={search} className={className}>
        {children}
      </Link>
    );
  }
  if (banner.type === 'item_wise' && banner.item_id) {
    const params = { id: String(banner.item_id) };
    return (
      <Link to="/product/$id" params={params} search={search} className={className}>
        {children}
      </Link>
    );
  }
  if (banner.type === 'campaign') {
    return (
      <Link to="/campaigns" className={className}>
        {children}
      </Link>
    );
  }
  const [, category] = /^\/category\/(\d+)$/.exec(banner.link) ?? [];
  if (category) {
    return (
      <Link to="/category/$id" params={{ id: category }} search={search} className={className}>
        {children}
      </Link>
    );
  }
  return /^(?:https:\/\/|\/(?![/\\]))/.test(banner.link) ? (
    <a href={banner.link} className={className} rel="noreferrer">
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}
