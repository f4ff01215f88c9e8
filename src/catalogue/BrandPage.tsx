import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useScope } from '../client/scope';
import classes from '../ui/Page.module.css';
import { Picture } from '../ui/Picture';
import { usePageTitle } from '../ui/usePageTitle';
import { brandsQuery, categoriesQuery } from './api/catalogue';
import own from './BrandPage.module.css';
import { filtered } from './listing/filtered';
import { Listing } from './listing/Listing';
import { useModuleOfAddress } from './parts/useModuleOfAddress';

const route = getRouteApi('/brand/$id');

/** `/brand/{id}`: what is sold of a brand here, with filters and order in the address. */
export function BrandPage() {
  useScope();
  const { t } = useLingui();
  const { id: text } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  useModuleOfAddress(search.module_id);
  const id = Number(text);
  const { data: brands = [] } = useQuery(brandsQuery(search.module_id));
  const { data: categories = [] } = useQuery(categoriesQuery(search.module_id));
  const brand = brands.find((one) => one.id === id);
  const title = brand?.name ?? t`Brand`;
  usePageTitle(title);
  return (
    <div className={classes.page}>
      <div className={own.head}>
        {brand && (
          <Picture
            src={brand.image_full_url}
            alt=""
            kind="store"
            width={72}
            height={72}
            className={own.logo}
          />
        )}
        <h1 className={classes.title}>{title}</h1>
      </div>
      <Listing
        listing={{ kind: 'brand', id }}
        filters={search}
        moduleId={search.module_id}
        categories={categories}
        onChange={(change) => void navigate(filtered(change))}
      />
    </div>
  );
}
