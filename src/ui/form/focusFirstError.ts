interface WithInputs {
  getInputNode: (path: string) => HTMLElement | null;
}

/** On a submit with errors the first wrong field gets the focus. */
export const focusFirstError = (form: WithInputs) => (errors: Record<string, unknown>) => {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first)?.focus();
};
