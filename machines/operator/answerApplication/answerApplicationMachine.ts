import { answerApplicationSetup } from './answerApplicationSetup';
import { applicationStays, notTaken } from './answers';

export const answerApplicationMachine = answerApplicationSetup.createMachine({
  id: 'answerApplication',
  version: '1.0.0',
  description:
    'An operator reads who wants to sell or to deliver, and makes a store or a courier of it, or says why not.',
  context: ({ input }) => ({ ...input, why: '', opened: null, message: '', isSignedOut: false }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'reading',
  on: {
    'answerApplication.closed': { target: '.closed', description: 'It is left as it is.' },
  },
  states: {
    reading: {
      description: 'The application is read.',
      meta: { screen: 'reading', requirements: ['OPER-02'] },
      tags: ['needsAnswer'],
      on: {
        'answerApplication.accepted': {
          target: 'accepting',
          actions: 'forgetWhy',
          description: 'They are taken.',
        },
        'answerApplication.refusing': { target: 'writing', description: 'They are not taken.' },
      },
    },
    writing: {
      description: 'Why it is refused is written; the applicant reads it.',
      meta: { screen: 'writing', requirements: ['OPER-02'] },
      tags: ['needsAnswer'],
      on: {
        'answerApplication.refused': {
          target: 'refusing',
          actions: { type: 'keepWhy', params: ({ event }) => event },
          description: 'The reason is written.',
        },
        'answerApplication.kept': {
          target: 'reading',
          description: 'It is not refused after all.',
        },
      },
    },
    accepting: {
      description: 'The shop makes a store or a courier of it, and writes to the applicant.',
      meta: { screen: 'reading', requirements: ['OPER-02'] },
      tags: ['busy'],
      on: applicationStays,
      invoke: {
        id: 'acceptApplication',
        src: 'acceptApplication',
        input: ({ context: { applicationId } }) => ({ applicationId }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'keepOpened', params: ({ event }) => event.output },
            description: 'It is done.',
          },
          ...notTaken,
        ],
        onError: 'failed',
      },
    },
    refusing: {
      description: 'The shop is told, and writes to the applicant.',
      meta: { screen: 'writing', requirements: ['OPER-02'] },
      tags: ['busy'],
      on: applicationStays,
      invoke: {
        id: 'refuseApplication',
        src: 'refuseApplication',
        input: ({ context: { applicationId, why } }) => ({ applicationId, why }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            description: 'It is refused.',
          },
          ...notTaken,
        ],
        onError: 'failed',
      },
    },
    opened: {
      description: 'It is said what was made of it, and what is left to do.',
      meta: { screen: 'opened', requirements: ['OPER-02'] },
      tags: ['needsAnswer'],
    },
    failed: {
      description: 'The shop could not be reached; the same can be tried again.',
      meta: { screen: 'trouble', requirements: ['OPER-02', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'answerApplication.retried': [
          { guard: 'wasRefusing', target: 'refusing', description: 'It was being refused.' },
          { target: 'accepting', description: 'It was being accepted.' },
        ],
      },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['OPER-02', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
    },
    answeredElsewhere: {
      description: 'Somebody else has answered it already.',
      meta: { screen: 'answered', requirements: ['OPER-02'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was answered.',
      meta: { screen: 'signedOut', requirements: ['OPER-01'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is refused, and the applicant is written to.',
      meta: { screen: 'none', requirements: ['OPER-02'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The application is closed.',
      meta: { screen: 'none', requirements: ['OPER-02'] },
    },
  },
});
