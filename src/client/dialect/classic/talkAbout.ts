import * as v from 'valibot';
import { jsonKey, type StorageKey } from '../../storage/storage';

const about = v.object({
  name: v.string(),
  image_full_url: v.string(),
  order_id: v.nullable(v.number()),
});
type About = v.InferOutput<typeof about>;

/** With whom conversations are, and about which order, by their numbers: of those that have yet to begin nothing is told there. */
const aboutKey: StorageKey<Record<string, About>> = jsonKey(
  'classic-talks',
  v.record(v.string(), about),
);

const nothing: About = { name: '', image_full_url: '', order_id: null };

export const aboutOf = (conversation: number): About => aboutKey.get()?.[conversation] ?? nothing;

export function noteAbout(conversation: number, known: Partial<About>): void {
  const now = { ...aboutOf(conversation), ...known };
  aboutKey.set({ ...aboutKey.get(), [conversation]: now });
}
