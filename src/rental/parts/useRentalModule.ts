import { useModuleOf } from '../../app/useModuleOf';

/** A rental page opened by its address turns the shop to the rental module. */
export const useRentalModule = (): void => useModuleOf('rental');
