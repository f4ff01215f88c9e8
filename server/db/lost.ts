/** PostgreSQL has ended the connection, is shutting down or starting, or has waited too long for the transaction. */
const lost = /^(08...|57P0[1-5]|25P03)$/;
/** It takes no more, has no room, gave way to another transaction, or a statement or its lock took too long. */
const passing = /^(53...|40001|40P01|55P03|57014)$/;
/** Another was in the way: nothing of the transaction remains. */
const gaveWay = /^(40001|40P01)$/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** What the driver says of a connection has no code of its own. */
const driver =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** The database does not answer at the moment, so it is not asked. */
export class DatabaseAway extends Error {
  constructor(message = 'the database does not answer') {
    super(message);
  }
}

/** The pool's words for a call that has waited too long for a connection. */
const isQueued = (error: Error) => /^timeout exceeded when trying to connect/.test(error.message);
const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether it holds for an error or one of its causes. */
const somewhere = (error: unknown, holds: (error: Error) => boolean): boolean =>
  error instanceof Error && (holds(error) || somewhere(error.cause, holds));

/** Whether a connection to the database is of no use any more, or could not be had. */
export const isLost = (error: unknown): boolean =>
  somewhere(
    error,
    (it) =>
      lost.test(codeOf(it)) ||
      (network.has(codeOf(it)) && 'syscall' in it) ||
      driver.test(it.message),
  );

/** Whether a connection that was there was cut: another may well be had. */
export const isCut = (error: unknown): boolean =>
  somewhere(
    error,
    (it) =>
      /^(57P0[12]|ECONNRESET|EPIPE)$/.test(codeOf(it)) ||
      /^(Connection terminated|Client has encountered a connection error)/.test(it.message),
  );

/** Whether the database was not there at all. */
export const isAway = (error: unknown): boolean =>
  isLost(error) || somewhere(error, (it) => it instanceof DatabaseAway);

/** Whether PostgreSQL has undone a transaction for the sake of another: the same again may well succeed. */
export const hasGivenWay = (error: unknown): boolean =>
  somewhere(error, (it) => gaveWay.test(codeOf(it)));

/** Whether a failure of the database is one of its connection or of the moment: the same again may well succeed. */
export const isPassing = (error: unknown): boolean =>
  isLost(error) ||
  somewhere(error, (it) => it instanceof DatabaseAway || isQueued(it) || passing.test(codeOf(it)));
