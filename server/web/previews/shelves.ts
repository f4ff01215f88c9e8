import { and, eq } from 'drizzle-orm';
import { inLanguage } from '../../../domain/language/localized';
import { campaignRunsAt } from '../../catalogue/campaigns';
import { brands } from '../../db/schema/brands';
import { campaigns, categories } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { t } from '../../locales/t';
import { pageWords } from '../pageWords';
import { rasterUrl } from '../raster';
import { breadcrumbs, context } from '../structuredData';
import type { OwnOf } from './context';

const idOf = (key: string) => (/^\d{1,9}$/.test(key) ? Number(key) : null);

const describing = {
  category: (name: string) =>
    t('{name} from the shops around you: see what is sold near you and order.', { name }),
  brand: (name: string) => t('What shops near you sell of {name}.', { name }),
};

/** Categories, brands and campaigns. Lists are of one module, which their address therefore names. */
export function shelfPreviews({
  reads: db,
  clock,
}: Deps): Record<'category' | 'brand' | 'campaigns', OwnOf> {
  return {
    category: async (key, language) => {
      const id = idOf(key);
      if (id === null) return null;
      const [row] = await db.select().from(categories).where(eq(categories.id, id));
      if (!row) return null;
      const [parent] = await db.select().from(categories).where(eq(categories.id, row.parentId));
      const pathTo = (one: typeof row) => `/category/${one.id}?module_id=${one.moduleId}`;
      const step = (one: typeof row) => ({
        name: inLanguage(one.name, language),
        path: pathTo(one),
      });
      const title = inLanguage(row.name, language);
      const description = describing.category(title)[language];
      const all = inLanguage(pageWords['/categories']?.title, language);
      return {
        title,
        description,
        image: rasterUrl(row.image),
        type: 'website',
        path: pathTo(row),
        facts: [
          { ...context, '@type': 'CollectionPage', name: title, description, url: pathTo(row) },
          breadcrumbs([
            { name: all, path: '/categories' },
            ...(parent ? [step(parent)] : []),
            step(row),
          ]),
        ],
      };
    },

    brand: async (key, language) => {
      const id = idOf(key);
      const [row] =
        id === null
          ? []
          : await db
              .select()
              .from(brands)
              .where(and(eq(brands.id, id), eq(brands.active, true)));
      if (!row) return null;
      const path = `/brand/${row.id}?module_id=${row.moduleId}`;
      const title = inLanguage(row.name, language);
      const description = describing.brand(title)[language];
      return {
        title,
        description,
        image: rasterUrl(row.image),
        type: 'website',
        path,
        facts: [
          {
            ...context,
            '@type': 'Brand',
            name: title,
            description,
            url: path,
            logo: rasterUrl(row.image),
          },
        ],
      };
    },

    campaigns: async (key, language) => {
      const id = idOf(key);
      const [row] =
        id === null
          ? []
          : await db
              .select()
              .from(campaigns)
              .where(and(eq(campaigns.id, id), campaignRunsAt(clock.now())));
      if (!row) return null;
      const path = `/campaigns/${row.id}`;
      const title = inLanguage(row.title, language);
      const description = inLanguage(row.description, language) || title;
      const image = rasterUrl(row.image);
      const all = inLanguage(pageWords['/campaigns']?.title, language);
      return {
        title,
        description,
        image,
        type: 'website',
        path,
        facts: [
          {
            ...context,
            '@type': 'SaleEvent',
            name: title,
            description,
            image,
            url: path,
            startDate: row.startDate.toISOString(),
            endDate: row.endDate.toISOString(),
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
            location: { '@type': 'VirtualLocation', url: path },
          },
          breadcrumbs([
            { name: all, path: '/campaigns' },
            { name: title, path },
          ]),
        ],
      };
    },
  };
}
