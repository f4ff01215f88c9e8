import { useModuleOf } from '../../place/module/useModuleOf';

/** A rental page opened by its address turns the shop to the rental module. */
export const useRentalModule = (): void => useModuleOf('trips');
