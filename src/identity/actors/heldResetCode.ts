let code: string | null = null;

/** The code that was right, until the new password is set with it: here, so that no chart holds it. */
export const heldResetCode = (): string | null => code;

export function holdResetCode(next: string | null): void {
  code = next;
}
