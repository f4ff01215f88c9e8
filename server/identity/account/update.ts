import type { ProfileUpdated } from '../../../domain/identity/identity';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { t } from '../../locales/t';
import { countByAddress } from '../attempts';
import type { Call } from '../call';
import { type Identifier, normalPhone, requireEmail, requirePhone } from '../identifiers';
import { requireConfirmed, splitName } from '../manual';
import { hashPassword } from '../passwords';
import * as store from '../store';
import { type ProfileBody, profileDone, refuseTaken, type Self, setIdentifier } from './identifier';
import { dropPhoto, keepPhoto, readPhoto } from './photos';
import { askForProof } from './prove';

/**
 * Changes the profile (PROF-13, PROF-17 to PROF-21): asks for the proof of a new phone or e-mail that the shop wants
 * proved, and changes all else at once. A new password ends all other sessions.
 * @throws Refusal `image_format`, `too_large`, `not_changeable` for a phone that is proved, `phone_taken`, `email_taken`,
 *   `validation`, `too_many_attempts`, those of `sendCode`
 */
export async function changeProfile(
  deps: Deps,
  call: Call,
  self: Self,
  body: ProfileBody,
): Promise<ProfileUpdated> {
  const customer = await store.findById(deps.db, self.id);
  if (!customer) throw new Refusal('unauthenticated');
  const wanted = await readWanted(deps, customer, body);
  const changes = await readIdentifiers(deps, call, customer, body);
  const { centralize_login: wants } = await deps.settings.config();
  const needsProof = ({ channel }: Identifier) =>
    body.button_type === channel || wants[`${channel}_verification_status`] === 1;
  const toProve = changes.filter(needsProof);
  // Asked for first: where no code can be sent nothing is changed, as the refusal says.
  const answer =
    toProve.length > 0 ? await askForProof(deps, call, self.id, toProve) : profileDone(call);
  await write(
    deps,
    self,
    customer,
    wanted,
    changes.filter((change) => !needsProof(change)),
  );
  return answer;
}

interface Wanted {
  readonly name: string;
  readonly photo: Awaited<ReturnType<typeof readPhoto>> | null;
  readonly passwordHash: string | null;
}

async function readWanted(
  deps: Deps,
  customer: store.Customer,
  body: ProfileBody,
): Promise<Wanted> {
  const { password = '', confirm_password, image } = body;
  if (password) {
    requireConfirmed(password, confirm_password || undefined);
    const { centralize_login: offers } = await deps.settings.config();
    const isOffered =
      offers.manual_login_status || !(offers.otp_login_status || offers.social_login_status);
    if (!isOffered) throw new Refusal('forbidden');
    if (password.length < 6) {
      throw new Refusal('validation', {
        message: t('Password is too short - should be 6 chars minimum.'),
        detail: { field: 'password' },
      });
    }
  }
  return {
    name: body.name?.trim() || [customer.firstName, customer.lastName].join(' '),
    photo: image instanceof File && image.size > 0 ? await readPhoto(image, 'image') : null,
    passwordHash: password ? await hashPassword(password) : null,
  };
}

/** The phone and e-mail that are to change, or to be proved by the button beside them. */
async function readIdentifiers(
  deps: Deps,
  call: Call,
  customer: store.Customer,
  body: ProfileBody,
): Promise<Identifier[]> {
  const asked: Identifier[] = [];
  if (body.email) asked.push({ channel: 'email', value: requireEmail(body.email) });
  if (body.phone) {
    const isKept = (await normalPhone(deps, body.phone)) === customer.phone;
    const value = isKept && customer.phone ? customer.phone : await requirePhone(deps, body.phone);
    asked.push({ channel: 'phone', value });
  }
  const isDone = ({ channel, value }: Identifier) =>
    customer[channel] === value &&
    (body.button_type !== channel || customer[`${channel}Verified` as const]);
  const changes = asked.filter((identifier) => !isDone(identifier));
  for (const identifier of changes) {
    const { channel } = identifier;
    if (channel === 'phone' && customer.phoneVerified) {
      throw new Refusal('not_changeable', { detail: { field: 'phone' } });
    }
    if (customer[channel] !== identifier.value) {
      // Whether somebody has it is told, as by signing up.
      const { db, env, clock } = deps;
      await countByAddress(db, 'signup', call.address, env.LIMIT_SIGN_UPS, clock.now());
    }
    await refuseTaken(deps.db, identifier, customer.id);
  }
  return changes;
}

async function write(
  { db, clock }: Deps,
  self: Self,
  customer: store.Customer,
  { name, photo, passwordHash }: Wanted,
  changes: readonly Identifier[],
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const image = photo ? await keepPhoto(tx, photo, now) : customer.image;
    if (photo) await dropPhoto(tx, customer.image);
    await store.updateCustomer(tx, self.id, {
      ...splitName(name),
      image,
      ...(passwordHash && { passwordHash }),
    });
    for (const change of changes) {
      await refuseTaken(tx, change, self.id);
      await setIdentifier(tx, self.id, change, false);
    }
    if (passwordHash) await store.revokeSessions(tx, self.id, now, self.tokenHash);
  });
}
