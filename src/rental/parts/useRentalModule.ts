import { useModuleOf } from '../../place/module/useModuleOf';

export const useRentalModule = (): void => useModuleOf('trips');
