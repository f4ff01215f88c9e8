import * as calls from '../../../domain/operator/shopTextEndpoints';
import { isLandingPart, isPolicyId, type ShopTextId } from '../../../domain/operator/shopTexts';
import { Refusal } from '../../http/refusal';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { actingOperator } from '../acting';
import { removeTexts, setTexts, textsAt } from './room';

const texts = { noted: t('Noted') };

/** @throws Refusal `not_found` */
function textIdOf(id = ''): ShopTextId {
  if (isPolicyId(id) || isLandingPart(id)) return id;
  throw new Refusal('not_found');
}

/** Pages of rules and texts of the landing page, as operators write them. */
export const registerShopTexts: Register = (serve, deps) => {
  serve(calls.readShopTexts, ({ params }) => textsAt(deps.db, textIdOf(params.id)));
  serve(calls.editShopTexts, (input) =>
    setTexts(deps, actingOperator(input), textIdOf(input.params.id), input.body),
  );
  serve(calls.removeShopTexts, async (input) => {
    await removeTexts(deps, actingOperator(input), textIdOf(input.params.id), input.body.version);
    return { message: texts.noted[input.language] };
  });
};
