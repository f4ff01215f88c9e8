/** PostgreSQL has ended the connection, is shutting down or starting, takes no more, or gave way to another transaction. */
const passing = /^(08...|57P0[1-5]|53300|40001|40P01)$/;
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** What the driver says of a connection has no code of its own. */
const driver =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether a failure of the database is one of its connection or of the moment: the same again may well succeed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    passing.test(code) ||
    (network.has(code) && 'syscall' in error) ||
    driver.test(error.message) ||
    isPassing(error.cause)
  );
}
