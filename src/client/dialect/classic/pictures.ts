import { refusing } from './ground';
import type { Handler } from './tables';
import { list, word } from './values';

/** Pictures of prescriptions that wait for their order: nothing there takes one without an order. */
const waiting = new Map<string, File>();

export const keepPicture: Handler = async ({ asked }) => {
  const { image } = asked.body;
  if (!(image instanceof File)) throw refusing('image_format');
  const image_full_url = URL.createObjectURL(image);
  waiting.set(image_full_url, image);
  return { image_full_url };
};

/** The files behind the addresses of an order. @throws ApiError when the page that had them is gone */
export function picturesOf(addresses: unknown): File[] {
  return list(addresses).map((address) => {
    const file = waiting.get(word(address));
    if (!file) throw refusing('prescription_required');
    return file;
  });
}
