import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** Pictures that an earlier visit left in the draft, and whether the shop has just refused an order with them. */
export interface LeftPictures {
  readonly images: readonly string[];
  readonly refused: boolean;
}

/** Addresses of the pictures that were taken, and the server's sentence about the one that was not. */
export interface Uploaded {
  readonly images: readonly string[];
  readonly refusal: string | null;
}

export type PrescriptionEvent =
  /** `kept` is the number of pictures that are there already. */
  | { type: 'prescription.filesChosen'; files: readonly ChosenFile[]; kept: number }
  | { type: 'prescription.missed' }
  | { type: 'prescription.edited' }
  | { type: 'prescription.retried' };

interface PrescriptionContext {
  left: LeftPictures;
  files: readonly ChosenFile[];
  /** What the server said about a picture; empty when nothing. */
  refusal: string;
}

/** Pictures of one prescription at the most (CHK-13). */
const most = 3;

const missing = () => Promise.reject(new Error('not provided'));
type Choice = Extract<PrescriptionEvent, { type: 'prescription.filesChosen' }>;

const prescriptionSetup = setup({
  types: typesOf<{
    context: PrescriptionContext;
    input: LeftPictures;
    events: PrescriptionEvent;
    tags: Tag;
  }>(),
  actors: {
    uploadImages: fromPromise<Uploaded, { files: readonly ChosenFile[] }>(missing),
    /** Answers those of the pictures that the shop no longer has. */
    findLost: fromPromise<readonly string[], { images: readonly string[] }>(missing),
  },
  actions: {
    keepFiles: assign((_, { files }: Choice) => ({ files })),
    keepRefusal: assign((_, { refusal }: Uploaded) => ({ refusal: refusal ?? '' })),
    handImages: (_, _uploaded: Uploaded) => notProvided(),
    dropImages: (_, _lost: { images: readonly string[] }) => notProvided(),
  },
  guards: {
    isNone: (_, { files }: Choice) => files.length === 0,
    isTooMany: (_, { files, kept }: Choice) => files.length + kept > most,
    isRefused: (_, { refusal }: Uploaded) => refusal !== null,
    isOrderRefused: ({ context: { left } }) => left.refused && left.images.length > 0,
    hasLeft: ({ context: { left } }) => left.images.length > 0,
    isLost: (_, { images }: { images: readonly string[] }) => images.length > 0,
  },
});

export const prescriptionMachine = prescriptionSetup.createMachine({
  id: 'prescription',
  version: '1.0.0',
  description:
    'The field for pictures of a prescription: what may be chosen, what is on its way, what went wrong.',
  context: ({ input }) => ({ left: input, files: [], refusal: '' }),
  initial: 'arriving',
  on: {
    'prescription.filesChosen': [
      {
        guard: { type: 'isNone', params: ({ event }) => event },
        description: 'The shopper closed the choice of files.',
      },
      {
        guard: { type: 'isTooMany', params: ({ event }) => event },
        target: '.asking.tooMany',
        description: 'With these there would be more than three.',
      },
      {
        target: '.uploading',
        actions: { type: 'keepFiles', params: ({ event }) => event },
        description: 'They may be sent.',
      },
    ],
  },
  states: {
    arriving: {
      description: 'It is decided what the pictures of an earlier visit are worth.',
      meta: { screen: 'field', requirements: ['CHK-14'] },
      always: [
        {
          guard: 'isOrderRefused',
          target: 'asking.lost',
          actions: {
            type: 'dropImages',
            params: ({ context }) => ({ images: context.left.images }),
          },
          description: 'The shop has just refused an order for its pictures.',
        },
        {
          guard: 'hasLeft',
          target: 'checking',
          description: 'They may have been deleted meanwhile.',
        },
        { target: 'asking', description: 'There are none.' },
      ],
    },
    checking: {
      description: 'The shop is asked whether it still has the pictures of an earlier visit.',
      meta: { screen: 'field', requirements: ['CHK-14'] },
      on: {
        'prescription.missed': {
          target: 'asking.missing',
          description: 'None is left, and one is needed.',
        },
      },
      invoke: {
        id: 'findLost',
        src: 'findLost',
        input: ({ context }) => ({ images: context.left.images }),
        onDone: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ images: event.output }) },
            target: 'asking.lost',
            actions: { type: 'dropImages', params: ({ event }) => ({ images: event.output }) },
            description: 'It has deleted them, or some.',
          },
          { target: 'asking', description: 'All are there.' },
        ],
        onError: {
          target: 'asking',
          description: 'That is not known; the order itself will tell.',
        },
      },
    },
    asking: {
      description: 'Pictures can be chosen and taken away again.',
      meta: { screen: 'field', requirements: ['CHK-13', 'CHK-14'] },
      initial: 'resting',
      on: {
        'prescription.missed': '.missing',
        'prescription.edited': '.resting',
      },
      states: {
        resting: {
          description: 'Nothing is wrong.',
          meta: { screen: 'field', requirements: ['CHK-13'] },
        },
        missing: {
          description: 'The shopper wanted to go on without a picture and is asked for one.',
          meta: { screen: 'missing', requirements: ['CHK-14'] },
        },
        tooMany: {
          description: 'The shopper is told that three pictures are the most.',
          meta: { screen: 'tooMany', requirements: ['CHK-13'] },
        },
        lost: {
          description:
            'Pictures without an order were deleted; the shopper is asked for them once more, all else is kept.',
          meta: { screen: 'lost', requirements: ['CHK-14', 'ERR-01'] },
        },
        refused: {
          description: 'The server did not take a picture and said why; the others are kept.',
          meta: { screen: 'refused', requirements: ['CHK-13', 'ERR-01'] },
        },
        failed: {
          description: 'The shop could not be reached; the same pictures can be sent again.',
          meta: { screen: 'failed', requirements: ['ERR-01'] },
          tags: ['failed'],
          on: { 'prescription.retried': '#prescription.uploading' },
        },
      },
    },
    uploading: {
      description: 'The pictures are on their way.',
      meta: { screen: 'uploading', requirements: ['CHK-13'] },
      tags: ['busy'],
      on: { 'prescription.filesChosen': { description: 'One choice after the other.' } },
      invoke: {
        id: 'uploadImages',
        src: 'uploadImages',
        input: ({ context }) => ({ files: context.files }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'asking.refused',
            actions: [
              { type: 'handImages', params: ({ event }) => event.output },
              { type: 'keepRefusal', params: ({ event }) => event.output },
            ],
            description: 'One was refused; those before it are kept.',
          },
          {
            target: 'asking',
            actions: { type: 'handImages', params: ({ event }) => event.output },
            description: 'All were taken.',
          },
        ],
        onError: 'asking.failed',
      },
    },
  },
});
