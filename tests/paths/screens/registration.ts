import { defineScreens } from '../../../charts/package/define';
import type { Gesture, Piece, Seen } from '../../../charts/paths/screens';
import type { ApplicationKind } from '../../../domain/account/applicationValidation';
import { registrationMachine } from '../../../machines/account/registration';
import { anyAlert, applicants, give, list, moved, picture, told, values } from './applicants';
import { button, fill, press, pressing, trouble } from './pieces';

const heading = (name: string): Piece => ({ role: 'heading', name });
const quiet: Seen = { hidden: [anyAlert] };

const aboutYou = [
  fill('First name', values.f_name),
  fill('Last name (optional)', values.l_name),
  fill('Email', values.email),
  fill('Phone', values.phone),
  fill(/^Password/, values.password),
  fill(/^Confirm Password/, values.confirm_password),
];

const refused = (field?: string) => ({
  ok: false as const,
  refusal: { code: 'validation', message: told, ...(field && { field }) },
});

const both = (one: Seen, other: Seen): Seen => ({
  shown: [...(one.shown ?? []), ...(other.shown ?? [])],
  hidden: [...(one.hidden ?? []), ...(other.hidden ?? [])],
  says: [...(one.says ?? []), ...(other.says ?? [])],
  ...((one.stored ?? other.stored) && { stored: { ...one.stored, ...other.stored } }),
});

/** An application: what a store or a courier does and sees (PAGE-06, PAGE-07). */
function screensOf(kind: ApplicationKind) {
  const { start, headings, ...own } = applicants[kind];
  const { business, place, plan, person, paper, spot, terms } = own;
  const [key, draft] = own.draft;
  const step = (name: string, submit: string, busy = false): Seen => ({
    shown: [
      heading(name),
      { ...button(submit), disabled: busy },
      { ...button('Back'), disabled: busy },
    ],
  });
  const first: Seen = {
    shown: [heading('About you'), button('Continue')],
    hidden: [button('Back')],
  };
  const second = step(headings.business, 'Continue');
  const third = step(headings.place, 'Continue');
  const fourth = step(headings.plan, 'Send the application');
  const lost: Seen = { shown: [anyAlert], says: [trouble] };
  /** What was refused, or not looked at, is sent again as it stands. */
  const filled = (gestures: readonly Gesture[], submit: string, [state = '']: readonly string[]) =>
    /\.(filling|choosing)$/.test(state) ? [...gestures, press(submit)] : [press(submit)];
  return defineScreens(registrationMachine, {
    gestures: {
      'registration.stepFinished': (_, { at }) =>
        filled(at[0]?.startsWith('introducing') ? aboutYou : business, 'Continue', at),
      'registration.placeGiven': (_, { at }) => filled(place, 'Continue', at),
      'registration.submitted': (_, { at }) => filled(plan, 'Send the application', at),
      'registration.wentBack': pressing('Back'),
      'registration.edited': (_, { at: [state = ''] }) => {
        if (state.startsWith('introducing')) return [person.anew];
        if (state.startsWith('describing')) return [give(paper.at, 'another.png')];
        return [state.startsWith('locating') ? moved : terms.anew];
      },
    },
    own: { point: 'A pin stands where the map was moved to' },
    seen: {
      'introducing.filling': both(first, { shown: [{ ...person.at, description: '' }] }),
      'introducing.refused': both(first, { shown: [{ ...person.at, description: told }] }),
      'describing.filling': both(second, { shown: [picture(paper.at)] }),
      'describing.refused': both(second, { shown: [picture(`${paper.at} ${told}`)] }),
      'locating.choosing': both(
        third,
        both(quiet, { shown: [{ ...list('Zone'), description: '' }] }),
      ),
      'locating.checking': both(step(headings.place, 'Continue', true), quiet),
      'locating.outside': both(third, {
        says: ['This place is not in the chosen zone. Move the pin, or choose another zone.'],
      }),
      'locating.unchecked': both(third, lost),
      'locating.refused': both(third, spot.seen),
      'choosingPlan.choosing': both(fourth, quiet),
      'choosingPlan.refused': both(fourth, terms.seen),
      'choosingPlan.unreachable': both(fourth, lost),
      sending: both(step(headings.plan, 'Send the application', true), {
        ...quiet,
        stored: { [key]: draft },
      }),
      sent: {
        shown: [heading('We have your application'), { role: 'link', name: 'Back to the shop' }],
        hidden: [button('Send the application')],
        says: ['Thank you.'],
        stored: { [key]: null },
      },
    },
    told: {
      inputs: { [start]: { kind } },
      results: {
        checkPlace: { inside: { isInside: true }, outside: { isInside: false } },
        sendApplication: {
          accepted: { ok: true, message: 'Thank you.' },
          'about the person': refused(person.field),
          'about the business': refused(paper.field),
          'about the place': refused(spot.field),
          'about the terms': refused(terms.field),
        },
      },
    },
  });
}

export const registration = [screensOf('store'), screensOf('courier')];
