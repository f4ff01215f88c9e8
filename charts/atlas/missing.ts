/** The name of a package that is not installed, in what Node says of it. */
const missingIn = (message: string) =>
  /Cannot find (?:package|module) '((?:@[^/']+\/)?[^./'][^/']*)/.exec(message)?.[1];

/** What a command says of what went wrong where it may be a package that was not installed; an error itself where it is none. */
export function missingPackage(error: unknown): string | null {
  const missing = error instanceof Error ? missingIn(error.message) : undefined;
  return missing === undefined
    ? null
    : `This needs the package ${missing}: npm install --save-dev ${missing}`;
}
