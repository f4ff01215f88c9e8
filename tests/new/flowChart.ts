import { defaultLanguage, languageCodes } from '../../domain/language/languages';
import type { Names } from './names';

// What only its author knows is left empty: the contract tests name each gap.
const states = ['asking', 'carryingOut', 'refused', 'failed', 'carriedOut', 'stayed'] as const;

const machine = ({ name, Name }: Names) => `import { assign, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { type IdentityRefusal, type PlainAnswer, refusalOf } from '../../identity/identityAnswer';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type ${Name}Event = { type: '${name}.confirmed' } | { type: '${name}.declined' };
export type ${Name}Output = { carriedOut: boolean };
export type ${Name}Screen = 'question' | 'questionRefused' | 'questionTrouble' | 'none';

interface ${Name}Context {
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  carriedOut: boolean;
}

const missing = () => Promise.reject(new Error('not provided'));

export const ${name}Machine = setup({
  types: typesOf<{
    context: ${Name}Context;
    output: ${Name}Output;
    events: ${Name}Event;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ${Name}Screen; requirements: readonly string[] };
  }>(),
  actors: { carryOut: fromPromise<PlainAnswer>(missing) },
  actions: {
    keepRefusal: assign((_, answer: PlainAnswer) => ({ refusal: refusalOf(answer) })),
    forgetRefusal: assign({ refusal: null }),
    noteDone: assign({ carriedOut: true }),
  },
  guards: { isAccepted: (_, answer: PlainAnswer) => answer.ok },
}).createMachine({
  id: '${name}',
  version: '1.0.0',
  description: '',
  context: { refusal: null, carriedOut: false },
  output: ({ context: { carriedOut } }) => ({ carriedOut }),
  initial: 'asking',
  states: {
    asking: {
      description: '',
      meta: { screen: 'question', requirements: [''] },
      tags: ['needsAnswer'],
      on: { '${name}.confirmed': 'carryingOut', '${name}.declined': 'stayed' },
    },
    carryingOut: {
      description: '',
      meta: { screen: 'question', requirements: [''] },
      tags: ['busy'],
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'carriedOut',
            description: '',
          },
          {
            target: 'refused',
            description: '',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: '',
      meta: { screen: 'questionRefused', requirements: [''] },
      tags: ['failed', 'needsAnswer'],
      exit: 'forgetRefusal',
      on: { '${name}.confirmed': 'carryingOut', '${name}.declined': 'stayed' },
    },
    failed: {
      description: '',
      meta: { screen: 'questionTrouble', requirements: ['ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { '${name}.confirmed': 'carryingOut', '${name}.declined': 'stayed' },
    },
    carriedOut: {
      type: 'final',
      description: '',
      meta: { screen: 'none', requirements: [''] },
      tags: ['done'],
      entry: 'noteDone',
    },
    stayed: {
      type: 'final',
      description: '',
      meta: { screen: 'none', requirements: [''] },
    },
  },
});
`;

const index = ({ name, Name }: Names) => `export {
  type ${Name}Event,
  type ${Name}Output,
  type ${Name}Screen,
  ${name}Machine,
} from './${name}Machine';
`;

const lists = (name: string) => `  title: '',
  events: { '${name}.confirmed': '', '${name}.declined': '' },
  guards: { isAccepted: '' },
  unmet: { isAccepted: '' },
  actors: { carryOut: '' },
  actions: { keepRefusal: '', forgetRefusal: '', noteDone: '' },
  delays: {},`;

const words = ({ name }: Names) => `import type { Words } from '../../wordList';

export const words: Words = {
${lists(name)}
};
`;

const translated = ({ name }: Names) => `import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
${lists(name)}
  states: {
${states.map((state) => `    '${name}.${state}': '',`).join('\n')}
  },
  descriptions: {
    ${name}: '',
${states.map((state) => `    '${name}.${state}': '',`).join('\n')}
  },
  choices: {},
};
`;

export function chartFiles(names: Names): Record<string, string> {
  const folder = `machines/${names.area}/${names.name}`;
  return {
    [`${folder}/${names.name}Machine.ts`]: machine(names),
    [`${folder}/index.ts`]: index(names),
    [`${folder}/words.ts`]: words(names),
    ...Object.fromEntries(
      languageCodes
        .filter((code) => code !== defaultLanguage)
        .map((code) => [
          `machines/locales/${code}/${names.area}/${names.name}.ts`,
          translated(names),
        ]),
    ),
  };
}
