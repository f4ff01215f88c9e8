/**
 * Leads to the choice that the shopper must still make: the group comes into sight and its first field has the focus.
 * @param within what holds the groups, which carry their name in `data-choice`
 */
export function showMissing(within: ParentNode | null, [first]: readonly string[]): void {
  const groups = [...(within?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])];
  const group = groups.find(({ dataset }) => dataset.choice === first);
  const field = group?.querySelector<HTMLElement>('input:checked, input:not(:disabled)');
  field?.focus({ preventScroll: true });
  group?.scrollIntoView?.({ block: 'center' });
}
