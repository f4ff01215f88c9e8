import { listParcelCategories, listParcelInstructions } from '../../domain/parcel/parcelEndpoints';
import type { Bilingual } from '../db/schema/columns';
import type { Register } from '../http/serve';
import { listKinds, wireKind } from './kinds';

/** What a courier of a parcel may have to be told. */
const instructions: readonly Bilingual[] = [
  { en: 'Handle with care, it is fragile', ar: 'يُرجى التعامل بحذر، فهو قابل للكسر' },
  { en: 'Keep it upright', ar: 'يُرجى إبقاؤه قائمًا' },
  { en: 'Call before you come', ar: 'يُرجى الاتصال قبل الوصول' },
  { en: 'Hand it over in person', ar: 'يُسلَّم باليد' },
  { en: 'Leave it at the reception', ar: 'يُترك عند الاستقبال' },
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
