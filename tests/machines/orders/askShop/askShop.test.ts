import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { supportForm, supportMessages } from '../../../../domain/orders/supportValidation';
import { type AskAnswer, askShopMachine, type Question } from '../../../../machines/orders/askShop';
import { fakeActor } from '../../../support/fakes';

const question: Question = {
  key: 'q1',
  name: 'Lina',
  email: 'lina@example.com',
  phone: '',
  topic: 'order',
  message: 'Where is it?',
};

function start() {
  const clock = new SimulatedClock();
  const sendQuestion = fakeActor<AskAnswer, { question: Question | null }>();
  const machine = askShopMachine.provide({ actors: { sendQuestion: sendQuestion.logic } });
  const actor = createActor(machine, { clock }).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const send = () => actor.send({ type: 'askShop.sent', question });
  return { actor, clock, sendQuestion, reach, send };
}

describe('what can be wrong with a message to the shop (PAGE-05)', () => {
  const { key: _, ...whole } = question;
  it.each<[string, Partial<Question>, [field: string, message: string] | null]>([
    ['nothing', {}, null],
    ['a phone alone', { email: '', phone: '+966 50 123 4567' }, null],
    ['no name', { name: '  ' }, ['name', supportMessages.name]],
    ['no way to answer', { email: ' ' }, ['email', supportMessages.contact]],
    ['no address', { email: 'lina@' }, ['email', supportMessages.email]],
    ['no phone', { phone: 'call me' }, ['phone', supportMessages.phone]],
    ['a short phone', { phone: '12345' }, ['phone', supportMessages.phone]],
    ['no words', { message: ' ' }, ['message', supportMessages.message]],
    ['too many words', { message: 'a'.repeat(2_001) }, ['message', supportMessages.long]],
  ])('%s', (_name, parts, wrong) => {
    const { issues } = v.safeParse(supportForm, { ...whole, ...parts });
    const [first] = issues ?? [];
    expect(first ? [v.getDotPath(first), first.message] : null).toEqual(wrong);
  });
});

describe('asking the shop (PAGE-05)', () => {
  it('sends once on two presses, says so, and takes another', async () => {
    const { actor, sendQuestion, reach, send } = start();
    send();
    send();
    expect(sendQuestion.calls.map(({ input }) => input)).toEqual([{ question }]);
    sendQuestion.last().answer({ ok: true });
    await reach('sent');
    actor.send({ type: 'askShop.another' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.question]).toEqual([
      'writing',
      null,
    ]);
  });

  it('tells at the field what the shop says, until it is edited', async () => {
    const { actor, sendQuestion, reach, send } = start();
    send();
    const message = 'This address takes no mail.';
    sendQuestion.last().answer({ ok: false, reason: 'refused', field: 'email', message });
    const { context } = await reach('refused');
    expect([context.field, context.message]).toEqual(['email', message]);
    actor.send({ type: 'askShop.edited' });
    const after = actor.getSnapshot();
    expect([after.value, after.context.field, after.context.message]).toEqual(['writing', '', '']);
  });

  it('waits as long as the shop says when too many came', async () => {
    const { actor, clock, sendQuestion, reach, send } = start();
    send();
    sendQuestion.last().answer({ ok: false, reason: 'tooMany', wait: 60 });
    await reach('tooMany');
    send();
    clock.increment(59_000);
    expect(actor.getSnapshot().value).toBe('tooMany');
    clock.increment(1_000);
    expect([actor.getSnapshot().value, sendQuestion.calls.length]).toEqual(['writing', 1]);
  });

  it('sends the same message again after a failure', async () => {
    const { sendQuestion, reach, send } = start();
    send();
    sendQuestion.last().fail(new Error('down'));
    await reach('failed');
    send();
    sendQuestion.last().answer({ ok: true });
    await reach('sent');
    expect(sendQuestion.calls.map(({ input }) => input.question?.key)).toEqual(['q1', 'q1']);
  });
});
