import { isApiError } from '../../apiError';
import { modulesThere } from './facts';
import type { There } from './there';
import { number } from './values';

let known: Promise<boolean> | null = null;

/** Rental is an add-on: where it was not bought its calls are not there, whatever the list of modules says. */
export function hasRental(there: There, moduleId: number | null): Promise<boolean> {
  known ??= there
    .ask(
      'GET',
      '/rental/vehicle/brand-list',
      { limit: 1, offset: 1 },
      { moduleId, isNameless: true },
    )
    .then(
      () => true,
      (error: unknown) => {
        const isMissing = isApiError(error) && error.status === 404;
        // Of trouble nothing is learnt: the module is shown, and asked about again.
        if (!isMissing) known = null;
        return !isMissing;
      },
    );
  return known;
}

/** A trip of one's own may be opened where no module is chosen, and is refused without one: it is asked for in that of rental. */
export async function inRental(there: There): Promise<There> {
  if (there.moduleId !== null) return there;
  const modules = await modulesThere(there).catch(() => []);
  const rental = modules.find((one) => one.module_type === 'rental');
  return rental ? there.in(number(rental.id)) : there;
}
