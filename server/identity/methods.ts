import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';

/**
 * Lets a way to sign in pass that the shop offers. By password is always possible when nothing else is (LOGIN-05).
 * @throws Refusal `forbidden`
 */
export async function requireMethod(
  deps: Deps,
  method: 'manual' | 'otp' | 'social',
): Promise<void> {
  const { centralize_login: offers } = await deps.settings.config();
  const isOffered =
    offers[`${method}_login_status`] === 1 ||
    (method === 'manual' && !offers.otp_login_status && !offers.social_login_status);
  if (isOffered) return;
  throw new Refusal('forbidden', {
    message: t('This way to sign in is not offered here.'),
  });
}
