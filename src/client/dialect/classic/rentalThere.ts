import { isApiError } from '../../apiError';
import type { There } from './there';

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
