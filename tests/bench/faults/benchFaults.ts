import { parseArgs } from 'node:util';
import { printTable } from '../table';
import { faultsOnEmbedded } from './onEmbedded';
import { faultsOnPostgres } from './onPostgres';
import { heads, rowOf } from './verdict';

/** What shoppers lose, and how long they wait, when something around the server fails: on both databases. */
export async function benchFaults(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shoppers: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '12' },
      calm: { type: 'string', default: '5' },
    },
  });
  const span = {
    shoppers: Number(values.shoppers),
    fault: Number(values.seconds) * 1000,
    calm: Number(values.calm) * 1000,
  };
  const verdicts = [...(await faultsOnPostgres(span)), ...(await faultsOnEmbedded(span))];
  console.log(
    `\n${span.shoppers} shoppers look and order; each fault lasts ${values.seconds} s. An order that was not answered is sent again with its key.`,
  );
  printTable(heads, verdicts.map(rowOf));
  const harmed = verdicts.filter(({ lost, doubled }) => lost + doubled > 0);
  if (harmed.length > 0)
    throw new Error(`Orders were lost or doubled: ${harmed.map(({ fault }) => fault).join(', ')}`);
}
