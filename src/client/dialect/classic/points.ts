import * as v from 'valibot';
import { isApiError } from '../../apiError';
import { jsonKey } from '../../storage/storage';
import { readProfile } from './profile';
import type { Handler } from './tables';
import type { There } from './there';
import { idOf, money } from './transactions';
import { number, type Row, row, rowsIn, word } from './values';

const sent = v.object({ key: v.string(), known: v.array(v.number()), balance: v.number() });

/** The conversion that was sent last and not answered: its key, those known before it, and the wallet then. */
const sentKey = jsonKey('classic-sent-points', sent);

async function conversions(there: There): Promise<Row[]> {
  const page = { limit: 10, offset: 1 };
  const answer = await there.ask('GET', '/customer/loyalty-point/transactions', page);
  return rowsIn(row(answer).data).filter((one) => one.transaction_type === 'point_to_wallet');
}

/** Whether an earlier sending of the same key has converted: nothing there tells a repetition from a second one. */
async function isMade(there: There): Promise<boolean> {
  const before = sentKey.get();
  if (!before || before.key !== there.asked.key) return false;
  const points = number(there.asked.body.point);
  return (await conversions(there)).some(
    (one) => !before.known.includes(idOf(one)) && number(one.debit) === points,
  );
}

/** Sends it, and answers what is said of it. */
async function send(there: There): Promise<string> {
  try {
    const path = '/customer/loyalty-point/point-transfer';
    return word(row(await there.ask('POST', path, there.asked.body)).message);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    // Browsers repeat a call whose connection was closed without a word: the first of the two has taken the points.
    if (await isMade(there)) return '';
    sentKey.set(null);
    throw error;
  }
}

async function begin(there: There): Promise<number> {
  const { key } = there.asked;
  const [known, profile] = await Promise.all([key ? conversions(there) : [], readProfile(there)]);
  const balance = money(profile.wallet_balance);
  if (key) sentKey.set({ key, known: known.map(idOf), balance });
  return balance;
}

/** What came of it is not told: the profile is read before and after. @throws ApiError */
export const transfer: Handler = async (there) => {
  const isFound = await isMade(there);
  const before = (isFound ? sentKey.get()?.balance : undefined) ?? (await begin(there));
  const message = isFound ? '' : await send(there);
  const after = await readProfile(there);
  sentKey.set(null);
  return {
    message,
    amount: money(after.wallet_balance) - before,
    loyalty_point: money(after.loyalty_point),
  };
};
