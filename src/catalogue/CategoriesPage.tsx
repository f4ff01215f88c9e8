import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category } from '../../domain/catalogue/catalogue';
import { useScope } from '../client/scope';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import page from '../ui/Page.module.css';
import { Picture } from '../ui/Picture';
import { usePageTitle } from '../ui/usePageTitle';
import { categoriesQuery, featuredCategoriesQuery } from './api/catalogue';
import classes from './Categories.module.css';
import { useModuleOfAddress } from './parts/useModuleOfAddress';

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const Tiles = ({ categories }: { categories: readonly Category[] | null }) => (
  <ul className={classes.tiles} aria-busy={!categories}>
    {categories
      ? categories.map((category) => (
          <li key={category.id}>
            <Link
              to="/category/$id"
              params={{ id: String(category.id) }}
              search={{ module_id: category.module_id || undefined }}
              className={classes.tile}
            >
              <Picture
                src={category.image_full_url}
                alt=""
                kind="category"
                width={72}
                height={72}
                className={classes.picture}
              />
              <span>
                <strong>{category.name}</strong>
                {category.products_count > 0 && (
                  <span className={classes.count}>
                    <Plural value={category.products_count} one="# item" other="# items" />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))
      : places.map((place) => (
          <li key={`waiting ${place}`}>
            <Skeleton height={96} radius="lg" />
          </li>
        ))}
  </ul>
);

interface CategoryTilesProps {
  moduleId?: number | undefined;
  /** Those that stand above all; null while they are not known. */
  featured?: readonly Category[] | null;
}

export function CategoryTiles({ moduleId, featured = [] }: CategoryTilesProps) {
  useScope();
  const { data, error, refetch } = useQuery(categoriesQuery(moduleId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) {
    return <EmptyState picture="nothing-found" title={<Trans>No categories here yet</Trans>} />;
  }
  if (!data || !featured) return <Tiles categories={null} />;
  if (featured.length === 0 || featured.length === data.length) return <Tiles categories={data} />;
  return (
    <>
      <h2 className={classes.part}>
        <Trans>Featured</Trans>
      </h2>
      <Tiles categories={featured} />
      <h2 className={classes.part}>
        <Trans>All categories</Trans>
      </h2>
      <Tiles categories={data} />
    </>
  );
}

/**
 * `/categories`: what the shop features, then all; an address that names a module leads into it (CAT-07, CAT-10, MENU-03,
 * MENU-05).
 */
export function CategoriesPage({ moduleId }: { moduleId: number | undefined }) {
  const { t } = useLingui();
  useModuleOfAddress(moduleId);
  usePageTitle(t`Categories`);
  const { data: featured, isPending } = useQuery(featuredCategoriesQuery(moduleId));
  return (
    <div className={page.page}>
      <h1 className={page.title}>
        <Trans>Categories</Trans>
      </h1>
      <CategoryTiles moduleId={moduleId} featured={isPending ? null : (featured ?? [])} />
    </div>
  );
}
