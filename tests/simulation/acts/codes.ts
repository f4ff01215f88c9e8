import type { Act, Day, IssuedCode } from '../day';
import { shoppers } from '../world';

const phones = shoppers.flatMap(({ customerId, phone }) => (customerId === null ? [] : phone));
const codeMinutes = 10;

const signIn = (day: Day, phone: string, otp?: string) =>
  day.ask({
    method: 'POST',
    path: '/auth/login',
    body: { login_type: 'otp', phone, ...(otp && { otp }) },
  });

/** Somebody asks for a code. */
export const askCode: Act = (day) => {
  const phone = day.random.pick(phones);
  day.start(`somebody asks for a code for ${phone}`, async () => {
    await signIn(day, phone);
  });
  return true;
};

const latest = (day: Day, phone: string): IssuedCode | undefined =>
  day.codes.filter((code) => code.phone === phone).at(-1);

async function guess(day: Day, issued: IssuedCode, typed: string): Promise<void> {
  // What it was when it was sent counts: an hour may pass until its answer comes.
  const minutes = (day.now().getTime() - issued.at.getTime()) / 60_000;
  const answer = await signIn(day, issued.phone, typed);
  if (!answer) return;
  if (answer.code === 'otp_wrong') {
    const current = latest(day, issued.phone);
    // Of two codes that cross, nobody knows which was guessed at.
    if (current === issued) issued.wrong += 1;
    if (issued.wrong > 5)
      day.wrong(`the code of ${issued.phone} was guessed at ${issued.wrong} times`);
  }
  if (answer.status !== 200) return;
  if (typed !== issued.code) day.wrong(`a wrong code opened ${issued.phone}`);
  issued.opened += 1;
  if (issued.opened > 1) day.wrong(`the code of ${issued.phone} opened twice`);
  if (minutes > codeMinutes + 1) day.wrong(`a code of ${minutes.toFixed()} minutes opened`);
}

/** The code is typed in two windows, or guessed at by many. */
export const typeCode: Act = (day) => {
  const { random } = day;
  const issued = latest(day, random.pick(phones));
  if (!issued) return false;
  const isRight = random.isLikely(0.5);
  const windows = isRight ? 2 : 3 + random.below(5);
  for (let window = 0; window < windows; window += 1) {
    const other = String((Number(issued.code) + 1 + random.below(999_998)) % 1_000_000);
    const typed = isRight ? issued.code : other.padStart(6, '0');
    day.start(`somebody types ${isRight ? 'the code' : 'a wrong code'} of ${issued.phone}`, () =>
      guess(day, issued, typed),
    );
  }
  return true;
};
