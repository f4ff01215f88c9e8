import * as calls from '../../../domain/account/customerEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { dropGuestCart, takeOverCart } from '../../cart/takeover';
import type { Register } from '../../http/serve';
import { t } from '../../locales/t';
import { callOf } from '../call';
import { customerOf } from '../routes';
import { updateCustomer } from '../store';
import { setInterests } from './interests';
import { finishProfile } from './prove';
import { readProfile, textWish } from './read';
import { removeAccount } from './remove';
import { changeProfile } from './update';

const texts = {
  interests: t('Interests saved.'),
  removed: t('Account has been deleted'),
  cart: t('Your cart is ready.'),
};

export const registerAccount: Register = (serve, deps) => {
  serve(getProfile, ({ caller }) => readProfile(deps, customerOf(caller).id));

  serve(calls.updateProfile, (input) => {
    const call = callOf({ ...input, body: {} });
    const self = customerOf(input.caller);
    return input.body.otp
      ? finishProfile(deps, call, self, input.body)
      : changeProfile(deps, call, self, input.body);
  });

  serve(calls.removeAccount, async ({ caller, language }) => {
    await removeAccount(deps, customerOf(caller).id);
    return { message: texts.removed[language] };
  });

  serve(calls.updateInterest, async ({ caller, moduleId, body, language }) => {
    await setInterests(deps, customerOf(caller).id, moduleId, body.interest);
    return { message: texts.interests[language] };
  });

  serve(calls.wantTexts, async ({ caller, body }) => {
    const textsOff = body.is_wanted === 0;
    await updateCustomer(deps.db, customerOf(caller).id, { textsOff });
    return { text_messages: await textWish(deps, { textsOff }) };
  });

  serve(calls.takeOverCart, async ({ caller, body, moduleId, language }) => {
    const { id: customerId } = customerOf(caller);
    const { guest_id: guestId, keep } = body;
    const settled = body.module_id ?? moduleId;
    const now = deps.clock.now();
    const conflict = await deps.db.transaction(async (tx) => {
      const takeover = { guestId, customerId, moduleId, language, now };
      const open = await takeOverCart(tx, { ...takeover, moduleId: settled });
      // Only a conflict is settled: a cart that is no longer in question is not emptied by a call that comes late.
      if (!open || (settled > 0 && open.module_id !== settled)) return open;
      const loser = keep === 'guest' ? `customer:${customerId}` : `guest:${guestId}`;
      await dropGuestCart(tx, loser, open, now);
      return takeOverCart(tx, takeover);
    });
    return { message: texts.cart[language], ...(conflict && { cart_conflict: conflict }) };
  });

  serve(calls.updateZone, async ({ caller, zoneIds }) => {
    await updateCustomer(deps.db, customerOf(caller).id, { zoneIds });
    return { message: 'Zone updated successfully' };
  });
};
