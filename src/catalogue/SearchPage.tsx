import { Trans, useLingui } from '@lingui/react/macro';
import { SearchBox } from '../components/search/SearchBox';
import { usePageTitle } from '../components/usePageTitle';
import { CategoryTiles } from './CategoriesPage';
import classes from './parts/Page.module.css';

/** The search: the field first, which the header then leaves to the page; categories for those who look around. */
export function SearchPage() {
  const { t } = useLingui();
  usePageTitle(t`Search`);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Search</Trans>
      </h1>
      <SearchBox autoFocus />
      <h2>
        <Trans>Categories</Trans>
      </h2>
      <CategoryTiles />
    </div>
  );
}
