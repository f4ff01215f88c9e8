import type { Deps } from '../deps';
import { byCommand } from '../operator/noteAct';
import { allOperators, inviteOperator, removeOperator } from '../operator/people';
import { OpsError } from './opsError';
import { table } from './table';

/** Lets somebody into /desk/shop and tells the link by which they choose a password; to those who are there a new one. */
export async function addOperator(deps: Deps, email: string): Promise<string> {
  const { link } = await inviteOperator(deps, email, byCommand);
  return `${email} chooses a password here, once and within 7 days:\n${link}`;
}

export async function listOperators({ db }: Deps): Promise<string> {
  const rows = await allOperators(db);
  return table(
    ['operator', 'password'],
    rows.map(({ email, passwordHash }) => [email, passwordHash ? 'chosen' : 'not yet']),
    'Nobody signs in at /desk/shop.',
  );
}

export async function removeOperatorNow(deps: Deps, email: string): Promise<string> {
  if (!(await removeOperator(deps, email, byCommand)))
    throw new OpsError(`${email} is no operator`);
  return `${email} is an operator no longer`;
}
