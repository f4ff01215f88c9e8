import { afterAll, beforeAll } from 'vitest';
import { socialLogin } from '../../../domain/identity/identityEndpoints';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { openProviders, type Providers } from './providers';
import { type IdentityWorld, openIdentity } from './world';

export let providers: Providers;
export let world: IdentityWorld;

/** Opens `world`, which takes the words of `providers`, for the tests of a file. */
export function withProviders(): void {
  beforeAll(async () => {
    providers = await openProviders();
    world = await openIdentity(providers.env);
    await world.offer(
      'manual_login_status',
      'social_login_status',
      'google_login_status',
      'facebook_login_status',
      'apple_login_status',
    );
  });
  afterAll(async () => {
    await world.close();
    await providers.close();
  });
}

export const google = async (
  parts: Record<string, unknown>,
  more: Record<string, unknown> = {},
) => ({
  body: { medium: 'google', token: await providers.google(parts), ...more },
});
export const profileOf = (token: string | null | undefined) =>
  world.call(getProfile, { token: token ?? '' });
export const codeOf = async (options: { body: object }) =>
  (await world.refusal(socialLogin, options)).errors[0]?.code;
