/** Where an answer leads, and what it is for the chart's readers. */
interface Way {
  readonly target: string;
  readonly actions?: string;
  readonly description: string;
}

/**
 * How a state asks to sign in again (SESS-11) and where it goes on: once somebody has, when nobody did, and when it
 * could not even be asked. It wants an actor `askToSignIn` and the guard `hasSignedIn` of its chart.
 */
export const askToSignIn = <const Signed extends Way, const Nobody extends Way>(ways: {
  signedIn: Signed;
  nobody: Nobody;
  failed: string;
}) => ({
  id: 'askToSignIn' as const,
  src: 'askToSignIn' as const,
  onDone: [
    {
      guard: {
        type: 'hasSignedIn' as const,
        params: ({ event }: { event: { output: { signedIn: boolean } } }) => event.output,
      },
      ...ways.signedIn,
    },
    ways.nobody,
  ],
  onError: ways.failed,
});

export const hasSignedIn = (_: unknown, { signedIn }: { signedIn: boolean }): boolean => signedIn;
