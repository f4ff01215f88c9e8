import { Trans, useLingui } from '@lingui/react/macro';
import classes from '../ui/Page.module.css';
import { usePageTitle } from '../ui/usePageTitle';
import { CategoryTiles } from './CategoriesPage';
import { SearchBox } from './searchBox/SearchBox';

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
