import * as v from 'valibot';
import { isApiError } from '../../apiError';
import { profileCode } from '../../storage/codeOnItsWay';
import { jsonKey } from '../../storage/storage';
import { type Facts, factsOf, ids, picture } from './facts';
import { namesOf } from './identity';
import { itemOf } from './item';
import { byField, renamed } from './renamed';
import { storeOf } from './store';
import type { Handler, Table } from './tables';
import type { There } from './there';
import { number, type Row, row, rowsIn, word, yes } from './values';

export const readProfile = async (there: There): Promise<Row> =>
  row(await there.ask('GET', '/customer/info'));

/** Modules whose question was answered with nothing: they keep no such answer. */
const skipped = jsonKey('interests-skipped', v.array(v.number()));

const profileOf = (facts: Facts, one: Row) => ({
  ...one,
  image_full_url: picture(facts, one, 'image', 'customer'),
  interest_modules: [
    ...(Array.isArray(one.selected_modules_for_interest)
      ? ids(one.selected_modules_for_interest)
      : ids(one.module_ids)),
    ...(skipped.get() ?? []),
  ],
});

/** The change that waits for its code: the second submit has to carry it too. */
let waiting: Row | null = null;

/** After a reload it is what the page has kept of it; of a code alone they would take what is there for the change. */
const waitingChange = (): Row => waiting ?? row(row(profileCode.get()).change);

/** Name, e-mail and phone are required with whatever changes. */
async function withContacts(there: There, change: Row): Promise<Row> {
  const wanted = ['name', 'email', 'phone'] as const;
  if (wanted.every((name) => change[name] !== undefined)) return change;
  const now = await readProfile(there);
  const name = `${word(now.f_name)} ${word(now.l_name)}`.trim();
  return { name, email: word(now.email), phone: word(now.phone), ...change };
}

async function changed(there: There) {
  const { otp, verification_on, verification_medium, session_info, ...change } = there.asked.body;
  const facts = await factsOf(there);
  const {
    image,
    confirm_password: _,
    name,
    ...rest
  } = await withContacts(there, otp ? { ...waitingChange(), ...change } : change);
  const isFile = image instanceof File;
  const proof: Row = otp
    ? {
        otp,
        verification_on,
        verification_medium: verification_medium === 'phone' ? 'SMS' : verification_medium,
        session_info,
      }
    : {};
  const fields = {
    ...(facts.isOldest ? namesOf(name) : { name }),
    ...rest,
    ...(isFile && { image }),
    ...proof,
  };
  const answer = row(
    await renamed(
      there.ask('POST', '/customer/update-profile', fields, { isForm: isFile }),
      (error, status) =>
        otp && (status === 404 || error.code === 'otp')
          ? { code: 'otp_wrong' }
          : byField(error, status),
    ),
  );
  const isOpen = yes(answer.otp_send) === 1;
  waiting = isOpen ? { image, name, ...rest } : null;
  return answer;
}

const said = (answer: unknown) => ({ message: word(row(answer).message) });

const remove: Handler = async (there) =>
  said(
    await renamed(there.ask('DELETE', '/customer/remove-account'), (_, status) =>
      status === 203 ? { code: 'orders_running' } : {},
    ),
  );

/** None is an answer of ours that they do not take: it changes nothing there. */
const interests: Handler = async (there) => {
  const { interest } = there.asked.body;
  if (!Array.isArray(interest) || interest.length === 0) {
    const here = there.moduleId === null ? [] : [there.moduleId];
    skipped.set([...new Set([...(skipped.get() ?? []), ...here])]);
    return { message: '' };
  }
  return said(await there.ask('POST', '/customer/update-interest', { interest }));
};

async function favourites(there: There) {
  const facts = await factsOf(there);
  const answer = row(await there.ask('GET', '/customer/wish-list'));
  return {
    item: rowsIn(answer.item).map((one) => itemOf(facts, one, { type: '' })),
    store: rowsIn(answer.store).map((one) => storeOf(facts, one, '')),
  };
}

/** What is wanted is so already: a favourite that is one, or none that is none. */
export const unless =
  (status: number) =>
  (error: unknown): unknown => {
    if (isApiError(error) && error.status === status) return { message: error.said };
    throw error;
  };

async function referral(there: There) {
  const [{ settings }, profile] = await Promise.all([factsOf(there), readProfile(there)]);
  return {
    ref_code: profile.ref_code,
    bonus: number(settings.ref_earning_exchange_rate) ?? 0,
    invited: null,
    rewarded: null,
    earned: null,
  };
}

export const profile: Table = {
  'GET /customer/info': async (there) => {
    const [facts, answer] = await Promise.all([factsOf(there), readProfile(there)]);
    return profileOf(facts, answer);
  },
  'POST /customer/update-profile': changed,
  'DELETE /customer/remove-account': remove,
  'POST /customer/update-interest': interests,
  'PUT /customer/update-zone': async (there) =>
    said(await there.ask('GET', '/customer/update-zone')),
  'GET /customer/wish-list': favourites,
  'POST /customer/wish-list/add': async (there) =>
    said(await there.ask('POST', '/customer/wish-list/add', there.asked.query).catch(unless(409))),
  'DELETE /customer/wish-list/remove': async (there) =>
    said(
      await there.ask('DELETE', '/customer/wish-list/remove', there.asked.query).catch(unless(404)),
    ),
  'GET /customer/referral': referral,
  // An empty token is refused there; the session's end ends the news with it.
  'PUT /customer/cm-firebase-token': async (there) =>
    word(there.asked.body.cm_firebase_token)
      ? said(await there.ask('PUT', '/customer/cm-firebase-token', there.asked.body))
      : { message: '' },
};
