import { Trans, useLingui } from '@lingui/react/macro';
import { usePlace } from '../app/place';
import { SearchBox } from '../components/search/SearchBox';
import { usePageTitle } from '../components/usePageTitle';
import { CategoryTiles } from './CategoriesPage';
import classes from './parts/Page.module.css';

/** The phone's search: the field first, categories beneath for those who look around. */
export function SearchPage() {
  const { t } = useLingui();
  const { hasLocation } = usePlace();
  usePageTitle(t`Search`);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Search</Trans>
      </h1>
      <div className={hasLocation ? classes.withoutHeaderSearch : undefined}>
        <SearchBox autoFocus />
      </div>
      <h2>
        <Trans>Categories</Trans>
      </h2>
      <CategoryTiles />
    </div>
  );
}
