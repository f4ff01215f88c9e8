import { expect, it } from 'vitest';
import { settings } from '../../../support/identity';
import { start } from './start';

const unreachable = settings({ password: false, code: false, social: false, providers: [] });

it.each(['sign-in', 'sign-up'] as const)(
  'LOGIN-04, LOGIN-05 a shop whose only ways cannot be reached says so instead of a form (%s)',
  (mode) => {
    const { actor } = start({ mode, settings: unreachable });
    const { value } = actor.getSnapshot();
    expect(value).toEqual({ loggingIn: 'notSetUp' });
    actor.send({ type: 'signIn.codeChosen' });
    actor.send({ type: 'signIn.passwordChosen' });
    expect(actor.getSnapshot().value).toEqual(value);
    actor.send({ type: 'signIn.dismissed' });
    expect(actor.getSnapshot().output).toEqual({ signedIn: false });
  },
);

it('SIGN-12 where the shop offers no passwords, somebody new is not asked for one', () => {
  const { actor } = start({ mode: 'sign-up', settings: settings({ password: false }) });
  expect(actor.getSnapshot().value).toEqual({ loggingIn: 'enteringPhone' });
});
