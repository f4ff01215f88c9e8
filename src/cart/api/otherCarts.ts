import { useQuery } from '@tanstack/react-query';
import { listCart } from '../../../domain/cart/cartEndpoints';
import { unitsIn } from '../../../domain/cart/cartLines';
import { type Module, sells } from '../../../domain/place/module';
import { call } from '../../client/client';
import { useOpenModules } from '../../place/module/useOpenModules';
import { cartOwner, useCart } from './cart';

interface OtherCart {
  readonly module: Module;
  readonly units: number;
}

async function unitsOf(module: Module, signal: AbortSignal): Promise<OtherCart[]> {
  const units = unitsIn(await call(listCart, { signal, moduleId: module.id }));
  return units > 0 ? [{ module, units }] : [];
}

/**
 * What waits in the shopper's carts of other modules (CART-11): each module has its own, and without a word the others
 * seem lost. One that is not answered is left out; asked once the present cart has been.
 */
export function useOtherCarts(): readonly OtherCart[] {
  const present = cartOwner();
  const others = (useOpenModules() ?? []).filter(
    (module) => sells(module, 'items') && !present.endsWith(`/${module.id}`),
  );
  const { isAsked } = useCart();
  const { data } = useQuery({
    queryKey: ['other carts', present, others.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(others.map((module) => unitsOf(module, signal)));
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    enabled: isAsked && others.length > 0,
    staleTime: 0,
  });
  return data ?? [];
}
