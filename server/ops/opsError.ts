export class OpsError extends Error {}
