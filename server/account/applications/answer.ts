import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../domain/operator/act';
import { applications } from '../../db/schema/applications';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { noteAct } from '../../operator/noteAct';
import { isMailOn } from '../../outgoing/channels';
import { noteHappening } from '../../outgoing/note';
import { type Admitted, type ApplicationRow, admit } from './admit';

/** What came of an answer: whom it was given, and what was made of an accepted one. */
export interface AnsweredApplication {
  readonly row: ApplicationRow;
  readonly admitted: Admitted;
}

/**
 * Accepts or refuses an application, once. An accepted one becomes a store with its owner, or a courier, who sign in with
 * the password that they applied with; the applicant is told by mail, in the language applied in.
 * @throws Refusal `mail_off` where nobody can be told, `not_found`, `already_answered`, `email_taken`,
 *   `phone_taken` for a courier
 */
export async function answerApplication(
  deps: Deps,
  id: number,
  { accept, why }: { readonly accept: boolean; readonly why: string },
  actor: Actor,
): Promise<AnsweredApplication> {
  if (!(await isMailOn(deps))) throw new Refusal('mail_off');
  const at = deps.clock.now();
  const status = accept ? 'approved' : 'rejected';
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({ status, answer: why })
      .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
      .returning();
    if (!row) {
      const [known] = await tx
        .select({ id: applications.id })
        .from(applications)
        .where(eq(applications.id, id));
      throw new Refusal(known ? 'already_answered' : 'not_found');
    }
    await noteHappening(tx, { subject: 'application', about: id, what: status, at });
    const kind = accept ? 'application.approved' : 'application.rejected';
    await noteAct(tx, actor, { kind, about: id, note: why, at });
    const admitted = accept ? await admit(tx, row) : null;
    if (accept && !admitted) throw new Refusal('email_taken', { detail: { field: 'email' } });
    return { row, admitted };
  });
}
