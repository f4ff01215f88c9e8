import type { Names } from './names';

const model = ({
  area,
  name,
}: Names) => `import { defineModel } from '../../../charts/paths/fixtures';
import { ${name}Machine } from '../../../machines/${area}/${name}';
import { plainAnswers } from '../answers';

export const ${name} = defineModel(${name}Machine, {
  inputs: { 'a shopper': undefined },
  events: { '${name}.confirmed': [{}], '${name}.declined': [{}] },
  results: { carryOut: plainAnswers },
});
`;

const screens = ({
  area,
  name,
}: Names) => `import { defineScreens } from '../../../charts/paths/screens';
import { ${name}Machine } from '../../../machines/${area}/${name}';
import { button, dialog, gone, pressing, there, trouble } from './pieces';

const question = dialog('Continue');

export const ${name} = defineScreens(${name}Machine, {
  gestures: {
    '${name}.confirmed': pressing('Continue'),
    '${name}.declined': pressing('Cancel'),
  },
  seen: {
    asking: there(question, button('Continue'), button('Cancel')),
    carryingOut: there(question),
    refused: { ...there(question, button('Continue')), says: ['No.'] },
    failed: { ...there(question, button('Continue')), says: [trouble] },
    carriedOut: gone(question),
    stayed: gone(question),
  },
});
`;

const sequence = ({ area, name }: Names) => `import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ${name}Machine } from '../../../../machines/${area}/${name}';
import type { PlainAnswer } from '../../../../machines/identity/identityAnswer';
import { fakeActor, listen } from '../../../support/fakes';
import { refused } from '../../../support/identity';

type Answer = PlainAnswer | 'no answer';

async function endOf(press: 'confirmed' | 'declined', answer?: Answer) {
  const carryOut = fakeActor<PlainAnswer>();
  const actor = createActor(
    ${name}Machine.provide({ actors: { carryOut: carryOut.logic } }),
  );
  const heard = listen(actor);
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  actor.send({ type: \`${name}.\${press}\` });
  if (answer === 'no answer') carryOut.last().fail(new Error('down'));
  else if (answer) carryOut.last().answer(answer);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const { output, context } = actor.getSnapshot();
  return { states, heard, output, refusal: context.refusal?.message ?? null };
}

describe('${name}', () => {
  it.each<{ way: string; press: 'confirmed' | 'declined'; answer?: Answer; end: object }>([
    {
      way: 'ends when the server has done it',
      press: 'confirmed',
      answer: { ok: true },
      end: {
        states: ['asking', 'carryingOut', 'carriedOut'],
        heard: [],
        output: { carriedOut: true },
        refusal: null,
      },
    },
    {
      way: 'tells why the server does not',
      press: 'confirmed',
      answer: refused('not_now', 'Not now.'),
      end: {
        states: ['asking', 'carryingOut', 'refused'],
        heard: [],
        output: undefined,
        refusal: 'Not now.',
      },
    },
    {
      way: 'can be tried again when nothing answers',
      press: 'confirmed',
      answer: 'no answer',
      end: {
        states: ['asking', 'carryingOut', 'failed'],
        heard: [],
        output: undefined,
        refusal: null,
      },
    },
    {
      way: 'changes nothing when it is declined',
      press: 'declined',
      end: {
        states: ['asking', 'stayed'],
        heard: [],
        output: { carriedOut: false },
        refusal: null,
      },
    },
  ])('$way', async ({ press, answer, end }) => {
    expect(await endOf(press, answer)).toEqual(end);
  });
});
`;

export function testFiles(names: Names): Record<string, string> {
  const { area, name } = names;
  return {
    [`tests/machines/${area}/${name}/${name}Machine.test.ts`]: sequence(names),
    [`tests/paths/models/${name}.ts`]: model(names),
    [`tests/paths/screens/${name}.ts`]: screens(names),
  };
}
