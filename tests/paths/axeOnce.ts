import type { Inspect } from '../../charts/paths/perform';
import { axeOn } from '../support/axe';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe on each state of a flow, once. */
export function axeOnce(): Inspect {
  const looked = new Set<string>();
  return async (page, state) => {
    if (looked.has(state)) return [];
    looked.add(state);
    const axe = axeOn(page).withTags(wcag);
    const dialog = page.getByRole('dialog').first();
    // What lies beneath an open dialog is dimmed, and nobody reads it.
    const isCovered = await dialog.isVisible();
    if (isCovered) axe.include('[role="dialog"]');
    const { violations } = await axe.analyze().catch(async (error: unknown) => {
      // A dialog that closes by itself may do so before axe has begun.
      if (!isCovered || (await dialog.isVisible())) throw error;
      looked.delete(state);
      return { violations: [] };
    });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html ?? ''}`);
  };
}
