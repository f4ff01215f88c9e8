import * as v from 'valibot';
import type { Env } from '../../env';
import { askOther } from '../../http/askOther';
import { Refusal } from '../../http/refusal';
import type { SocialIdentity } from './provider';

const debugged = v.object({
  data: v.object({ is_valid: v.boolean(), app_id: v.string(), user_id: v.string() }),
});
const person = v.object({
  id: v.string(),
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  picture: v.fallback(
    v.optional(v.object({ data: v.object({ url: v.string(), is_silhouette: v.boolean() }) })),
    undefined,
  ),
});

const patienceMilliseconds = 8_000;

/**
 * Asks Facebook whose access token it is, and whether it was made for our app. Facebook does not say whether an e-mail
 * was proved, so it counts as unproved.
 * @throws Refusal `provider_token`, `provider_unreachable`
 */
export async function askFacebook(env: Env, token: string): Promise<SocialIdentity> {
  const { FACEBOOK_APP_ID: app, FACEBOOK_APP_SECRET: secret, FACEBOOK_GRAPH_URL: graph } = env;
  if (!app) throw new Refusal('provider_token');
  const debug = new URL(`${graph}/debug_token`);
  debug.searchParams.set('input_token', token);
  debug.searchParams.set('access_token', `${app}|${secret}`);
  const checked = v.safeParse(debugged, await get(debug));
  const isOurs =
    checked.success && checked.output.data.is_valid && checked.output.data.app_id === app;
  if (!isOurs) throw new Refusal('provider_token');
  const me = new URL(`${graph}/me`);
  me.searchParams.set('fields', 'id,email,name,picture.type(large)');
  me.searchParams.set('access_token', token);
  const read = v.safeParse(person, await get(me));
  if (!read.success || read.output.id !== checked.output.data.user_id) {
    throw new Refusal('provider_token');
  }
  const { id, email, name, picture } = read.output;
  return {
    medium: 'facebook',
    subject: id,
    email: email.toLowerCase(),
    emailVerified: false,
    name,
    picture: picture && !picture.data.is_silhouette ? picture.data.url : '',
  };
}

async function get(url: URL): Promise<unknown> {
  let response: Response;
  try {
    response = await askOther('facebook', url, {
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (response.status < 500) return await response.json();
  } catch {
    throw new Refusal('provider_unreachable');
  }
  throw new Refusal('provider_unreachable');
}
