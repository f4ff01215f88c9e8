import { fuzzAll } from '../server/fuzz/fuzzAll';

/** `npm run simulate -- fuzz`: every call as it should be, then so many mutations of it, by a seed. */
export async function fuzz(each: number, seed: number, only: string | undefined): Promise<boolean> {
  console.log(`${each} mutations of each call, seed ${seed}`);
  const begun = performance.now();
  let [sent, found] = [0, 0];
  const { attacks, wrong } = await fuzzAll(
    { each, seed, ...(only !== undefined && { only: new RegExp(only) }) },
    ({ name, answered, refused, slowest, wrong: faults }) => {
      sent += each + 1;
      found += faults.length;
      const codes = Object.entries(refused).sort(([, a], [, b]) => b - a);
      const told = codes.map(([code, times]) => `${code} ${times}`).join(', ');
      console.log(
        `${name.padEnd(28)} ${String(answered).padStart(5)} answered, slowest ${Math.round(slowest)} ms; ${told}`,
      );
      for (const fault of faults.slice(0, 5)) console.log(`  WRONG: ${fault}`);
      if (faults.length > 5) console.log(`  and ${faults.length - 5} more`);
    },
  );
  for (const sentence of wrong) console.log(`WRONG: ${sentence}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${attacks.length} calls, ${sent} sent in ${seconds} s, ${found} answered wrongly, ${wrong.length} wrong in the books`,
  );
  return found === 0 && wrong.length === 0;
}
