import { inLanguage } from '../../../domain/language/localized';
import type { Deps } from '../../deps';
import { findProvider, findVehicle } from '../../rental/load';
import { wireProvider, wireVehicle } from '../../rental/wire';
import { pageWords } from '../pageWords';
import { rasterUrl } from '../raster';
import { breadcrumbs } from '../structuredData';
import { providerFacts, vehicleFacts } from '../vehicleData';
import { currencyOf, type OwnOf } from './context';

const vehiclesPath = '/rental/vehicle-search';
const providersPath = '/rental/provider-details';

export function rentalPreviews(
  deps: Deps,
): Record<'rental/vehicle-details' | 'rental/provider-details', OwnOf> {
  const { reads: db } = deps;
  return {
    'rental/vehicle-details': async (key, language) => {
      const row = await findVehicle(db, key);
      if (!row) return null;
      const vehicle = wireVehicle(row, language, null);
      const path = `/rental/vehicle-details/${vehicle.id}`;
      const all = inLanguage(pageWords[vehiclesPath]?.title, language);
      return {
        title: vehicle.name,
        description: vehicle.description || `${vehicle.name} · ${vehicle.provider?.name ?? ''}`,
        image: rasterUrl(vehicle.thumbnail_full_url),
        type: 'product',
        path,
        facts: [
          vehicleFacts(vehicle, path, await currencyOf(deps), deps.clock.now()),
          breadcrumbs([
            { name: all, path: vehiclesPath },
            { name: vehicle.name, path },
          ]),
        ],
      };
    },

    'rental/provider-details': async (key, language) => {
      const row = await findProvider(db, key);
      if (!row) return null;
      const provider = wireProvider(row, language);
      const path = `/rental/provider-details/${provider.id}`;
      const all = inLanguage(pageWords[providersPath]?.title, language);
      return {
        title: provider.name,
        description: provider.description || provider.address,
        image: rasterUrl(provider.cover_photo_full_url),
        type: 'website',
        path,
        facts: [
          providerFacts(provider, path),
          breadcrumbs([
            { name: all, path: providersPath },
            { name: provider.name, path },
          ]),
        ],
      };
    },
  };
}
