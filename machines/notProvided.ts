/** What stands for an action that touches the world until it is provided: a deed that nobody does must not pass for done. */
export const notProvided = (): never => {
  throw new Error('action not provided');
};
