interface WithInputs {
  getInputNode: (path: string) => HTMLElement | null;
}

/** Focuses a wrong field, anew where it is focused: what is wrong with it is read out then, and only then. */
export function focusWrong(field: HTMLElement | null): void {
  if (field === document.activeElement) field?.blur();
  field?.focus();
}

export const focusFirstError = (form: WithInputs) => (errors: Record<string, unknown>) => {
  const [first] = Object.keys(errors);
  if (first) focusWrong(form.getInputNode(first));
};
