// What is told here is told with its sign.
import '../fieldErrors.css';

interface WithInputs {
  getInputNode: (path: string) => HTMLElement | null;
}

/** Focuses a wrong field, anew where it is focused: what is wrong with it is read out then, and only then. */
export function focusWrong(field: HTMLElement | null): void {
  // What is folded away takes no focus.
  field?.closest('details')?.setAttribute('open', '');
  if (field === document.activeElement) field?.blur();
  field?.focus();
}

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The first on the page, whatever the order of the form's rules. */
export const focusFirstError = (form: WithInputs) => (errors: Record<string, unknown>) => {
  const fields = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [some, ...others] = fields;
  if (some)
    focusWrong(others.reduce((first, field) => (isBefore(first, field) ? first : field), some));
};
