import type { Localized } from '../../domain/language/localized';
import { listParcelCategories, listParcelInstructions } from '../../domain/parcel/parcelEndpoints';
import type { Register } from '../http/serve';
import { t } from '../locales/t';
import { listKinds, wireKind } from './kinds';

/** What a courier of a parcel may have to be told. */
const instructions: readonly Localized[] = [
  t('Handle with care, it is fragile'),
  t('Keep it upright'),
  t('Call before you come'),
  t('Hand it over in person'),
  t('Leave it at the reception'),
];

/** Kinds of parcel and instructions; parcels themselves are orders (`order_type: parcel`). */
export const registerParcel: Register = (serve, deps) => {
  serve(listParcelCategories, async ({ moduleId, language }) => {
    const rows = await listKinds(deps.db, moduleId);
    return rows.map((row) => wireKind(row, language));
  });

  serve(listParcelInstructions, ({ language }) => ({
    data: instructions.map((text, index) => ({ id: index + 1, instruction: text[language] })),
  }));
};
