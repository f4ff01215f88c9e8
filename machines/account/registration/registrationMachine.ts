import { givenSpot, givenValues, registrationSetup } from './registrationSetup';

const pages = ['PAGE-06', 'PAGE-07'] as const;

export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  version: '1.0.0',
  description: 'Somebody applies to sell or to deliver, from who they are to the terms.',
  context: ({ input }) => ({ ...input, refusal: null, message: '' }),
  initial: 'introducing',
  states: {
    introducing: {
      description: 'The applicant types name, e-mail, phone and a password.',
      meta: { screen: 'steps', step: 'person', requirements: pages },
      initial: 'filling',
      on: { 'registration.stepFinished': 'describing' },
      states: {
        filling: {
          description: 'The fields are filled in.',
          meta: { screen: 'steps', step: 'person', requirements: ['SIGN-02', 'SIGN-04'] },
        },
        refused: {
          description: 'The shop does not take one of them; it is told there until it is changed.',
          meta: { screen: 'steps', step: 'person', trouble: 'refused', requirements: ['SIGN-16'] },
          tags: ['failed'],
          exit: 'forgetRefusal',
          on: { 'registration.edited': 'filling' },
        },
      },
    },
    describing: {
      description:
        'A store says its name, kind and minutes and shows its logo; a courier shows photo and papers.',
      meta: { screen: 'steps', step: 'business', requirements: pages },
      initial: 'filling',
      on: {
        'registration.stepFinished': 'locating',
        'registration.wentBack': 'introducing',
      },
      states: {
        filling: {
          description: 'The fields are filled in, pictures are chosen.',
          meta: { screen: 'steps', step: 'business', requirements: ['PROF-08', 'PROF-10'] },
        },
        refused: {
          description:
            'The shop does not take a field or a picture; it is told there until it is changed.',
          meta: {
            screen: 'steps',
            step: 'business',
            trouble: 'refused',
            requirements: ['PROF-09', 'PROF-10'],
          },
          tags: ['failed'],
          exit: 'forgetRefusal',
          on: { 'registration.edited': 'filling' },
        },
      },
    },
    locating: {
      description: 'The applicant chooses a zone and sets the pin on the map.',
      meta: { screen: 'steps', step: 'place', requirements: pages },
      initial: 'choosing',
      on: { 'registration.wentBack': 'describing' },
      states: {
        choosing: {
          description: 'Zone and pin are chosen; the zone is drawn on the map.',
          meta: { screen: 'steps', step: 'place', requirements: [] },
          on: { 'registration.placeGiven': 'checking' },
        },
        checking: {
          description: 'The shop looks whether the zone holds the pin.',
          meta: { screen: 'steps', step: 'place', requirements: [] },
          tags: ['busy'],
          invoke: {
            id: 'checkPlace',
            src: 'checkPlace',
            input: givenSpot,
            onDone: [
              {
                guard: { type: 'isInside', params: ({ event }) => event.output },
                target: '#registration.choosingPlan',
                description: 'The pin is in the zone.',
              },
              { target: 'outside', description: 'The pin is not in the zone.' },
            ],
            onError: 'unchecked',
          },
        },
        outside: {
          description:
            'The pin is outside the chosen zone; it is told at the map until one changes.',
          meta: { screen: 'steps', step: 'place', trouble: 'outside', requirements: [] },
          tags: ['failed'],
          on: {
            'registration.edited': 'choosing',
            'registration.placeGiven': 'checking',
          },
        },
        unchecked: {
          description: 'The shop could not be asked; the applicant may try again.',
          meta: { screen: 'steps', step: 'place', trouble: 'unchecked', requirements: ['ERR-01'] },
          tags: ['failed'],
          on: {
            'registration.edited': 'choosing',
            'registration.placeGiven': 'checking',
          },
        },
        refused: {
          description: 'The shop does not take the place; it is told there until it is changed.',
          meta: { screen: 'steps', step: 'place', trouble: 'refused', requirements: [] },
          tags: ['failed'],
          exit: 'forgetRefusal',
          on: {
            'registration.edited': 'choosing',
            'registration.placeGiven': 'checking',
          },
        },
      },
    },
    choosingPlan: {
      description:
        'A store chooses commission or a package; a courier vehicle and way of earning. Then it is sent.',
      meta: { screen: 'steps', step: 'plan', requirements: pages },
      initial: 'choosing',
      on: {
        'registration.submitted': 'sending',
        'registration.wentBack': 'locating',
      },
      states: {
        choosing: {
          description: 'The terms are chosen.',
          meta: { screen: 'steps', step: 'plan', requirements: [] },
        },
        refused: {
          description:
            'The shop does not take the application; it is told until something changes.',
          meta: { screen: 'steps', step: 'plan', trouble: 'refused', requirements: ['ERR-01'] },
          tags: ['failed'],
          exit: 'forgetRefusal',
          on: { 'registration.edited': 'choosing' },
        },
        unreachable: {
          description: 'The shop could not be reached; everything is kept for another try.',
          meta: { screen: 'steps', step: 'plan', trouble: 'unreachable', requirements: ['ERR-01'] },
          tags: ['failed'],
          on: { 'registration.edited': 'choosing' },
        },
      },
    },
    sending: {
      description: 'The application with its pictures is on its way.',
      meta: { screen: 'steps', step: 'plan', requirements: pages },
      tags: ['busy'],
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: givenValues,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'sent',
            actions: [{ type: 'keepMessage', params: ({ event }) => event.output }, 'forgetDraft'],
            description: 'The shop keeps it.',
          },
          {
            guard: { type: 'isAboutPerson', params: ({ event }) => event.output },
            target: 'introducing.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'E-mail, phone, name or password are not taken.',
          },
          {
            guard: { type: 'isAboutBusiness', params: ({ event }) => event.output },
            target: 'describing.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'Something about the store, the papers or a picture is not taken.',
          },
          {
            guard: { type: 'isAboutPlace', params: ({ event }) => event.output },
            target: 'locating.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'Zone or place are not taken.',
          },
          {
            target: 'choosingPlan.refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
            description: 'The terms are not taken, or it is about no field at all.',
          },
        ],
        onError: 'choosingPlan.unreachable',
      },
    },
    sent: {
      type: 'final',
      description: 'The application is with the shop; the applicant reads what comes next.',
      meta: { screen: 'sent', requirements: pages },
      tags: ['done'],
    },
  },
});
