import type { Language } from '../../../domain/language/languages';
import * as calls from '../../../domain/rental/tripCartEndpoints';
import { requireOwner } from '../../cart/routes';
import type { Caller } from '../../http/caller';
import type { Register } from '../../http/serve';
import * as service from './service';
import { showTripCart } from './show';

interface Scope {
  caller: Caller;
  language: Language;
}

/** The trip cart (TRIP-17 to TRIP-28): every call answers the whole cart. */
export const registerTripCart: Register = (serve, deps) => {
  const shown = ({ caller, language }: Scope) =>
    showTripCart(deps.db, requireOwner(caller), language, deps.clock.now());

  serve(calls.getTripCart, shown);

  serve(calls.addVehicle, async (input) => {
    await service.addVehicle(deps, requireOwner(input.caller), input.body, false);
    return shown(input);
  });

  serve(calls.replaceTripCart, async (input) => {
    await service.addVehicle(deps, requireOwner(input.caller), input.body, true);
    return shown(input);
  });

  for (const call of [calls.updateTripCart, calls.postTripCart]) {
    serve(call, async (input) => {
      await service.changeQuantity(deps, requireOwner(input.caller), input.body);
      return shown(input);
    });
  }

  serve(calls.updateTripUserData, async (input) => {
    const cartId = Number(input.params.id);
    const lacking = await service.changeTrip(deps, requireOwner(input.caller), cartId, input.body);
    return lacking.length > 0 ? lacking : shown(input);
  });

  serve(calls.removeVehicle, async (input) => {
    const owner = requireOwner(input.caller);
    const { cart_id, vehicle_id } = input.query;
    if (cart_id === undefined && vehicle_id === undefined) await service.clearCart(deps, owner);
    else {
      const isNamed = (line: { id: number; vehicleId: number }) =>
        (cart_id === undefined || line.id === cart_id) &&
        (vehicle_id === undefined || line.vehicleId === vehicle_id);
      await service.removeLines(deps, owner, isNamed, 1);
    }
    return shown(input);
  });

  serve(calls.removeVehicles, async (input) => {
    const ids = new Set(input.query.cart_ids);
    await service.removeLines(deps, requireOwner(input.caller), ({ id }) => ids.has(id), ids.size);
    return shown(input);
  });

  serve(calls.clearTripCart, async (input) => {
    await service.clearCart(deps, requireOwner(input.caller));
    return shown(input);
  });

  serve(calls.resetTripCart, async (input) => {
    await service.resetCart(deps, requireOwner(input.caller), input.zoneIds);
    return shown(input);
  });
};
