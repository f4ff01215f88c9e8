import * as calls from '../../../domain/operator/shopZoneEndpoints';
import { idParam } from '../../http/paging';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { actingOperator } from '../acting';
import { listedZones, presentZone, zoneAt } from './read';
import { addZone, editZone, setZoneActive } from './write';

const texts = { noted: t('Noted') };

/** Zones, as operators draw, change, close and open them. */
export const registerShopZones: Register = (serve, deps) => {
  const { db } = deps;
  serve(calls.listShopZones, ({ language }) => listedZones(db, language));
  serve(calls.readShopZone, async ({ params, language }) =>
    presentZone(db, await zoneAt(db, idParam(params.id)), language),
  );
  serve(calls.addShopZone, async (input) => {
    const { body, idempotencyKey } = input;
    const whole = await addZone(deps, actingOperator(input), idempotencyKey ?? '', body.zone);
    return presentZone(db, whole, input.language);
  });
  serve(calls.editShopZone, async (input) => {
    const id = idParam(input.params.id);
    const whole = await editZone(deps, actingOperator(input), id, input.body);
    return presentZone(db, whole, input.language);
  });
  serve(calls.setZoneActive, async (input) => {
    const { is_active, leaves } = input.body;
    const said = { active: is_active === 1, leaves };
    await setZoneActive(deps, actingOperator(input), idParam(input.params.id), said);
    return { message: texts.noted[input.language] };
  });
};
