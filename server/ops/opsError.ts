/** What cannot be done, in words for the operator. */
export class OpsError extends Error {}
