import { setImmediate as turn } from 'node:timers/promises';

const rowsOfATurn = 100;

/**
 * Goes through rows and lets everything else have its turn in between: a server that imports beside its shoppers would
 * answer nobody meanwhile, and its watchdog would end it.
 */
export async function* inTurns<Row>(rows: Iterable<Row>): AsyncGenerator<Row> {
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count % rowsOfATurn === 0) await turn();
    yield row;
  }
}
