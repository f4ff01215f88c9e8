import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres';
import { fuzz } from './fuzz';
import { type Guard, guards, without } from './guards';
import { openPlace, type Place } from './place';
import { randomOf } from './random';
import { type Outcome, simulate } from './simulate';
import { stocksOf } from './world';

/**
 * `npm run simulate`: days of the whole shop, each by a seed. `--seeds` says how many (10,000 unless told) and `--from`
 * where to begin; `--seed` lives one again and tells all of it. `--without` takes a guard out of the server's SQL, or
 * each in turn (`all`), and says by which day that is found. `fuzz` sends every call as it should be and then so many
 * mutations of it (`--each`, 1,000 unless told; `--seed`, `--only` for the names of calls).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    seconds: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    statements: { type: 'boolean', default: false },
    without: { type: 'string' },
    each: { type: 'string' },
    only: { type: 'string' },
  },
});

const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? otherwise);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`${text} is no number of a day`);
  process.exit(2);
};

function tell({ seed, wrong, history }: Outcome): void {
  console.log(`\nDay ${seed}:\n${history.map((line) => `  ${line}`).join('\n')}`);
  for (const sentence of wrong) console.log(`  WRONG: ${sentence}`);
  console.log(
    `\nTo live it again: npm run simulate -- --seed ${seed} (--statements for every statement)`,
  );
}

async function live(place: Place, from: number, most: number, seconds: number): Promise<boolean> {
  const begun = performance.now();
  const rate = (lived: number) => ((lived * 1000) / (performance.now() - begun)).toFixed(2);
  let steps = 0;
  let isOver = false;
  for (let seed = from; !isOver; seed += 1) {
    const day = await simulate(place, seed);
    steps += day.steps;
    if (day.wrong.length > 0) {
      tell(day);
      return false;
    }
    const lived = seed - from + 1;
    isOver = lived >= most || performance.now() - begun > seconds * 1000;
    if (lived % 100 === 0 || isOver)
      console.log(
        `${lived} days lived, ${steps} steps, ${rate(lived)} days a second, nothing wrong`,
      );
  }
  return true;
}

/** Lives days without a guard until something is wrong; in words what came of it. */
async function miss(place: Place, guard: Guard, from: number, count: number): Promise<string> {
  const { relaxed } = guard;
  const { rewrite, times } = without(guard);
  if (relaxed)
    await place.world.admin.query(
      `alter table ${relaxed.table} drop constraint ${relaxed.constraint}`,
    );
  try {
    for (let seed = from; seed < from + count; seed += 1) {
      const { wrong } = await simulate(place, seed, { rewrite });
      if (wrong.length > 0) return `${seed - from + 1} days  ${wrong[0]}`;
    }
    return times() === 0 ? 'no statement has it' : `NOT FOUND, taken out ${times()} times`;
  } finally {
    await place.world.begin(stocksOf(randomOf(0)));
    if (relaxed)
      await place.world.admin.query(
        `alter table ${relaxed.table} add constraint ${relaxed.constraint} check (${relaxed.check})`,
      );
  }
}

const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const url = process.env.TEST_DATABASE_URL || postgres?.url;
if (!url) process.exit(2);
if (positionals[0] === 'fuzz') {
  process.env.TEST_DATABASE_URL = url;
  const seed = whole(values.seed, Math.floor(Math.random() * 1_000_000));
  const isHeld = await fuzz(whole(values.each, 1_000), seed, values.only);
  await postgres?.stop();
  process.exit(isHeld ? 0 : 1);
}
const place = await openPlace(url);
let isWell = true;
const from = whole(values.from, 1);
if (values.seed !== undefined) {
  const day = await simulate(place, whole(values.seed, 1), { isLong: values.statements });
  tell(day);
  isWell = day.wrong.length === 0;
} else if (values.without !== undefined) {
  const chosen = guards.filter(({ name }) => values.without === 'all' || values.without === name);
  if (chosen.length === 0)
    console.error(
      `There is no such guard. These are:\n${guards.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  isWell = chosen.length > 0;
  for (const guard of chosen) {
    const found = await miss(place, guard, from, whole(values.seeds, 200));
    if (!/^\d+ days/.test(found)) isWell = false;
    console.log(`${guard.name.padEnd(40)} ${found}`);
  }
} else
  isWell = await live(
    place,
    from,
    whole(values.seeds, 10_000),
    whole(values.seconds, Number.MAX_SAFE_INTEGER),
  );
await place.close();
await postgres?.stop();
process.exit(isWell ? 0 : 1);
