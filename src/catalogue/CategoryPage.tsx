import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useScope } from '../client/scope';
import classes from '../ui/Page.module.css';
import { usePageTitle } from '../ui/usePageTitle';
import { categoriesQuery, subcategoriesQuery } from './api/catalogue';
import parts from './CategoryPage.module.css';
import { filtered } from './listing/filtered';
import { Listing } from './listing/Listing';
import { CategoryRound } from './parts/CategoryRound';
import { useModuleOfAddress } from './parts/useModuleOfAddress';

const route = getRouteApi('/category/$id');

/** `/category/{id}`: what a category holds, and its subcategories to narrow it down (CAT-08). */
export function CategoryPage() {
  useScope();
  const { t } = useLingui();
  const { id: text } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useModuleOfAddress(search.module_id);
  const id = Number(text);
  const { data: all = [] } = useQuery(categoriesQuery(search.module_id));
  const { data: children = [] } = useQuery(subcategoriesQuery(id, search.module_id));
  const known =
    all.find((category) => category.id === id) ??
    all.flatMap(({ childes }) => childes).find((category) => category.id === id);
  const title = known?.name ?? t`Category`;
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {children.length > 0 && (
        <ul className={parts.children} aria-label={t`Subcategories`}>
          {children.map((child) => (
            <li key={child.id}>
              <CategoryRound category={child} />
            </li>
          ))}
        </ul>
      )}
      <Listing
        listing={{ kind: 'category', id, name: title }}
        filters={search}
        moduleId={search.module_id}
        categories={[]}
        onChange={(change) => void navigate(filtered(change))}
      />
    </div>
  );
}
