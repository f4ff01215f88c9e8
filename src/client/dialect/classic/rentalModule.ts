import { modulesThere } from './facts';
import type { There } from './there';
import { number } from './values';

/** A trip of one's own may be opened where no module is chosen, and is refused without one: it is asked for in that of rental. */
export async function inRental(there: There): Promise<There> {
  if (there.moduleId !== null) return there;
  const modules = await modulesThere(there).catch(() => []);
  const rental = modules.find((one) => one.module_type === 'rental');
  return rental ? there.in(number(rental.id)) : there;
}
