import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { isNewsletterAddress } from '../../../../domain/content/newsletterValidation';
import { newsletterMachine } from '../../../../machines/content/newsletter';
import type { PlainAnswer } from '../../../../machines/identity/identityAnswer';
import { fakeActor, listen } from '../../../support/fakes';
import { refused } from '../../../support/identity';

function start() {
  const subscribe = fakeActor<PlainAnswer, { email: string }>();
  const actor = createActor(newsletterMachine.provide({ actors: { subscribe: subscribe.logic } }));
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const submit = (email: string) => actor.send({ type: 'newsletter.submitted', email });
  const edit = () => actor.send({ type: 'newsletter.edited' });
  const state = () => actor.getSnapshot().value;
  return { actor, subscribe, heard, reach, submit, edit, state };
}

describe('an address for the newsletter (NEWS-02)', () => {
  it.each([
    ['reader@example.com', true],
    ['  reader@example.com ', true],
    ['reader.two+news@mail.example.co', true],
    ['', false],
    ['   ', false],
    ['reader', false],
    ['reader@', false],
    ['@example.com', false],
    ['reader@example', false],
    ['reader @example.com', false],
    ['reader@example..com', false],
    ['reader@example.com, two@example.com', false],
    [`${'r'.repeat(250)}@example.com`, false],
  ])('%j: %s', (typed, isOne) => {
    expect(isNewsletterAddress(typed)).toBe(isOne);
  });
});

describe('subscribing', () => {
  it('sends the address without blanks around it, and says that it worked (NEWS-03, NEWS-04)', async () => {
    const { actor, subscribe, heard, reach, submit } = start();
    submit(' reader@example.com ');
    expect(subscribe.last().input).toEqual({ email: 'reader@example.com' });
    subscribe.last().answer({ ok: true });
    await reach('subscribed');
    expect([heard, actor.getSnapshot().context.email]).toEqual([
      ['notify newsletter.subscribed'],
      '',
    ]);
  });

  it('asks the server nothing about what is no address; the message leaves with the next key (NEWS-02)', () => {
    const { subscribe, submit, edit, state } = start();
    submit('reader@');
    expect([state(), subscribe.calls.length]).toEqual(['invalid', 0]);
    edit();
    expect(state()).toBe('editing');
  });

  it('does not subscribe twice on two presses', () => {
    const { subscribe, submit, edit, state } = start();
    submit('reader@example.com');
    submit('reader@example.com');
    edit();
    expect([state(), subscribe.calls.length]).toEqual(['subscribing', 1]);
  });

  it('gives the server’s reason until the address is edited', async () => {
    const { actor, subscribe, reach, submit, edit } = start();
    submit('reader@example.com');
    subscribe.last().answer(refused('validation', 'This address cannot be reached.'));
    const snapshot = await reach('refused');
    expect(snapshot.context.refusal?.message).toBe('This address cannot be reached.');
    edit();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.refusal]).toEqual([
      'editing',
      null,
    ]);
  });

  it('can be tried again after a failure, and again after a success', async () => {
    const { subscribe, heard, reach, submit } = start();
    submit('reader@example.com');
    subscribe.last().fail(new Error('down'));
    await reach('failed');
    submit('reader@example.com');
    subscribe.last().answer({ ok: true });
    await reach('subscribed');
    submit('two@example.com');
    subscribe.last().answer({ ok: true });
    await reach('subscribed');
    expect(subscribe.calls.map(({ input }) => input.email)).toEqual([
      'reader@example.com',
      'reader@example.com',
      'two@example.com',
    ]);
    expect(heard).toHaveLength(2);
  });
});
