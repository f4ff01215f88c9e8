import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import {
  type ApplicationKind,
  type ApplicationStep,
  applicationForms,
  applicationMessages,
} from '../../../../domain/account/applicationValidation';
import {
  type Applying,
  decideRefusedStep,
  registrationMachine,
  type Spot,
  type ToApply,
} from '../../../../machines/account/registration';
import { fakeActor } from '../../../support/fakes';
import { sampleApplication } from './samples';

type Place = Parameters<SnapshotFrom<typeof registrationMachine>['matches']>[0];

const spot: Spot = { zoneId: 1, point: { lat: 24.7, lng: 46.7 } };

function open(kind: ApplicationKind = 'store') {
  const places = fakeActor<{ isInside: boolean }, Spot>();
  const sent = fakeActor<Applying, ToApply>();
  let drafts = 1;
  const machine = registrationMachine.provide({
    actors: { checkPlace: places.logic, sendApplication: sent.logic },
    actions: {
      forgetDraft: () => {
        drafts = 0;
      },
    },
  });
  const actor = createActor(machine, { input: { kind } });
  actor.start();
  const is = (value: Place) => actor.getSnapshot().matches(value);
  const until = (value: Place) => waitFor(actor, (snapshot) => snapshot.matches(value));
  return { actor, places, sent, is, until, draftsLeft: () => drafts };
}

async function atPlan() {
  const flow = open();
  flow.actor.send({ type: 'registration.stepFinished' });
  flow.actor.send({ type: 'registration.stepFinished' });
  flow.actor.send({ type: 'registration.placeGiven', spot });
  flow.places.last().answer({ isInside: true });
  await flow.until('choosingPlan');
  return flow;
}

describe('applying (PAGE-06, PAGE-07)', () => {
  it('goes from step to step, checks the place, sends, and tells what comes next', async () => {
    const { actor, places, sent, is, until, draftsLeft } = open('courier');
    expect(is({ introducing: 'filling' })).toBe(true);
    actor.send({ type: 'registration.stepFinished' });
    expect(is({ describing: 'filling' })).toBe(true);
    actor.send({ type: 'registration.stepFinished' });
    expect(is({ locating: 'choosing' })).toBe(true);
    actor.send({ type: 'registration.placeGiven', spot });
    expect(places.last().input).toEqual(spot);
    places.last().answer({ isInside: true });
    await until('choosingPlan');
    const values = sampleApplication();
    actor.send({ type: 'registration.submitted', values });
    expect(sent.last().input).toEqual({ kind: 'courier', values });
    sent.last().answer({ ok: true, message: 'Thank you.' });
    await until('sent');
    expect(actor.getSnapshot().context).toEqual({
      kind: 'courier',
      refusal: null,
      message: 'Thank you.',
    });
    expect(draftsLeft()).toBe(0);
  });

  it('goes back, and keeps the pin to its zone', async () => {
    const { actor, places, is, until } = open();
    actor.send({ type: 'registration.stepFinished' });
    actor.send({ type: 'registration.wentBack' });
    expect(is('introducing')).toBe(true);
    actor.send({ type: 'registration.stepFinished' });
    actor.send({ type: 'registration.stepFinished' });
    actor.send({ type: 'registration.placeGiven', spot });
    places.last().answer({ isInside: false });
    await until({ locating: 'outside' });
    actor.send({ type: 'registration.edited' });
    expect(is({ locating: 'choosing' })).toBe(true);
    actor.send({ type: 'registration.placeGiven', spot });
    places.last().fail(new Error('offline'));
    await until({ locating: 'unchecked' });
    actor.send({ type: 'registration.placeGiven', spot });
    places.last().answer({ isInside: true });
    await until('choosingPlan');
    actor.send({ type: 'registration.wentBack' });
    expect(is({ locating: 'choosing' })).toBe(true);
  });

  it.each([
    ['email', { introducing: 'refused' }, { introducing: 'filling' }],
    ['logo', { describing: 'refused' }, { describing: 'filling' }],
    ['zone_id', { locating: 'refused' }, { locating: 'choosing' }],
    ['package_id', { choosingPlan: 'refused' }, { choosingPlan: 'choosing' }],
    [undefined, { choosingPlan: 'refused' }, { choosingPlan: 'choosing' }],
  ] as const)(
    'a refusal of %s lands at its step and leaves with a change',
    async (field, at, then) => {
      const { actor, sent, is, until, draftsLeft } = await atPlan();
      actor.send({ type: 'registration.submitted', values: sampleApplication() });
      const refusal = { code: 'validation', message: 'No.', field };
      sent.last().answer({ ok: false, refusal });
      await until(at);
      expect(actor.getSnapshot().context.refusal).toEqual(refusal);
      actor.send({ type: 'registration.edited' });
      expect(is(then)).toBe(true);
      expect(actor.getSnapshot().context.refusal).toBeNull();
      expect(draftsLeft()).toBe(1);
    },
  );

  it('keeps everything for another try when the shop is out of reach', async () => {
    const { actor, sent, until } = await atPlan();
    actor.send({ type: 'registration.submitted', values: sampleApplication() });
    sent.last().fail(new Error('offline'));
    await until({ choosingPlan: 'unreachable' });
    actor.send({ type: 'registration.submitted', values: sampleApplication() });
    sent.last().answer({ ok: true, message: '' });
    await until('sent');
  });
});

describe('deciding where a refusal is told', () => {
  it.each<[string, ApplicationStep]>([
    ['f_name', 'person'],
    ['phone', 'person'],
    ['password', 'person'],
    ['store_name', 'business'],
    ['maximum_delivery_time', 'business'],
    ['identity_image', 'business'],
    ['store_address', 'place'],
    ['latitude', 'place'],
    ['vehicle', 'plan'],
    ['something new', 'plan'],
  ])('%s at %s', (field, step) => {
    expect(decideRefusedStep({ code: 'validation', message: '', field })).toBe(step);
  });
});

const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
const webp = new File([new Uint8Array(8)], 'a.webp', { type: 'image/webp' });
const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' });
const whole = sampleApplication({ logo: picture, image: picture, identity_image: picture });

describe('the fields of an application', () => {
  const says = applicationMessages;
  it.each<[ApplicationKind, ApplicationStep, object, string | null]>([
    ['store', 'person', {}, null],
    ['store', 'person', { f_name: ' ' }, 'f_name name.required'],
    ['store', 'person', { email: 'lina@' }, 'email email.form'],
    ['store', 'person', { email: '' }, 'email email.required'],
    ['store', 'person', { phone: '12' }, 'phone otpPhone.short'],
    ['courier', 'person', { password: '12345' }, 'password password.short'],
    ['courier', 'person', { password: '' }, 'password password.required'],
    ['courier', 'person', { confirm_password: 'other' }, 'confirm_password confirm.differs'],
    ['courier', 'person', { confirm_password: '' }, 'confirm_password confirm.required'],
    ['store', 'business', {}, null],
    ['store', 'business', { store_name: '' }, `store_name ${says.storeName}`],
    ['store', 'business', { module_id: null }, `module_id ${says.module}`],
    ['store', 'business', { minimum_delivery_time: 1 }, `minimum_delivery_time ${says.minutes}`],
    [
      'store',
      'business',
      { maximum_delivery_time: 20 },
      `maximum_delivery_time ${says.minutesOrder}`,
    ],
    ['store', 'business', { minimum_delivery_time: '٢٥', maximum_delivery_time: '۴۵' }, null],
    [
      'store',
      'business',
      { minimum_delivery_time: '٤٥', maximum_delivery_time: '30' },
      `maximum_delivery_time ${says.minutesOrder}`,
    ],
    ['store', 'business', { minimum_delivery_time: '' }, `minimum_delivery_time ${says.minutes}`],
    [
      'store',
      'business',
      { maximum_delivery_time: '٦٠١' },
      `maximum_delivery_time ${says.minutes}`,
    ],
    ['store', 'business', { logo: null }, `logo ${says.picture}`],
    ['store', 'business', { logo: webp }, 'logo photo.format'],
    ['store', 'business', { cover_photo: large }, 'cover_photo photo.size'],
    ['courier', 'business', {}, null],
    ['courier', 'business', { image: null }, `image ${says.picture}`],
    ['courier', 'business', { identity_type: null }, `identity_type ${says.identityType}`],
    ['courier', 'business', { identity_number: '12' }, `identity_number ${says.identityNumber}`],
    ['courier', 'business', { identity_image: null }, `identity_image ${says.picture}`],
    ['store', 'place', {}, null],
    ['store', 'place', { zone_id: null }, `zone_id ${says.zone}`],
    ['store', 'place', { point: null }, `point ${says.point}`],
    ['store', 'place', { store_address: '' }, `store_address ${says.storeAddress}`],
    ['courier', 'place', { store_address: '' }, null],
    ['store', 'plan', {}, null],
    ['store', 'plan', { business_plan: 'subscription' }, `package_id ${says.package}`],
    ['store', 'plan', { business_plan: 'subscription', package_id: '2' }, null],
    ['courier', 'plan', {}, null],
    ['courier', 'plan', { vehicle: null }, `vehicle ${says.vehicle}`],
  ])('%s, %s: %o', (kind, step, change, wrong) => {
    const parsed = v.safeParse(applicationForms[kind][step], { ...whole, ...change });
    const [issue] = parsed.issues ?? [];
    expect(issue ? `${v.getDotPath(issue)} ${issue.message}` : null).toBe(wrong);
  });
});
