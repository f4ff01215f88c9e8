import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import classes from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { categoriesQuery } from '../api/catalogue';
import type { HomeListing as ListingKind } from '../listing/decideListing';
import { filtered } from '../listing/filtered';
import { Listing } from '../listing/Listing';
import type { HomeSearch } from '../listing/listingSearch';
import { SearchBox } from '../searchBox/SearchBox';
import home from './Home.module.css';

/** A listing under `/home`: a search, a category, or a whole list (CAT-01, CAT-02). */
export default function HomeListing(props: { listing: ListingKind; search: HomeSearch }) {
  const { listing, search } = props;
  const title = useTitle(listing);
  const navigate = useNavigate({ from: '/home' });
  const { data: categories = [] } = useQuery(categoriesQuery(search.module_id));
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <div className={home.entry}>
        <SearchBox />
      </div>
      <h1 className={classes.title}>{title}</h1>
      <Listing
        listing={listing}
        filters={search}
        moduleId={search.module_id}
        categories={listing.kind === 'category' ? [] : categories}
        onChange={(change) => void navigate(filtered(change))}
      />
    </div>
  );
}

function useTitle(listing: ListingKind): string {
  const { t } = useLingui();
  if (listing.kind === 'category') return listing.name || t`Category`;
  if (listing.kind === 'searched') {
    const { text } = listing;
    return text ? t`Results for “${text}”` : t`Search`;
  }
  return {
    popular: t`Popular items near you`,
    discounted: t`Discounted offers`,
    recommended: t`Recommended for you`,
    'most-reviewed': t`Best reviewed items`,
    new: t`All categories`,
    searched: t`Search`,
  }[listing.name];
}
