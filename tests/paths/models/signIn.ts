import { defineModel } from '../../../charts/package/define';
import { type InterruptedProof, signInMachine } from '../../../machines/identity/signIn';
import { facts, refused, sent, settings } from '../../support/identity';

const place = { atForgotPassword: false, isAwaited: false, hasZone: true, isParcel: false };
const start = { mode: 'sign-in' as const, place, interrupted: null };
const interrupted: InterruptedProof = {
  purpose: 'login',
  on: 'phone',
  to: '+12025550134',
  loginType: 'otp',
  isNew: false,
  sent: sent(),
};
const proves = { provesPhone: true, provesEmail: true };
const complete = facts();
const unproved = { hasToken: false, isEmailVerified: false };

export const signIn = defineModel(signInMachine, {
  inputs: {
    'every way': { ...start, settings: settings(proves) },
    'a newcomer': { ...start, mode: 'sign-up', settings: settings(proves) },
    'a shop with a phone-auth provider': {
      ...start,
      settings: settings({ ...proves, phoneByProvider: true }),
    },
    'codes only': { ...start, settings: settings({ password: false, social: false }) },
    'a reload at the code': { ...start, settings: settings(proves), interrupted },
    'a reload at the e-mail’s code': {
      ...start,
      settings: settings(proves),
      interrupted: { ...interrupted, purpose: 'verification', on: 'email', to: 'a@b.co' },
    },
    'a reload at the phone’s code': {
      ...start,
      settings: settings(proves),
      interrupted: { ...interrupted, purpose: 'verification' },
    },
    'a reload after a provider’s word': {
      ...start,
      settings: settings(proves),
      interrupted: {
        purpose: 'social',
        medium: 'google',
        verified: 'default',
        phone: '',
        existing: null,
        proof: null,
      },
    },
    'a reload while details are given': {
      ...start,
      settings: settings(proves),
      interrupted: {
        purpose: 'details',
        loginType: 'otp',
        isNew: false,
        phone: '+12025550134',
        email: '',
        name: '',
      },
    },
    'nothing that can be reached': {
      ...start,
      settings: settings({ password: false, code: false, social: false, providers: [] }),
    },
    'providers only': { ...start, settings: settings({ password: false, code: false }) },
  },
  events: {
    'signIn.credentialsSubmitted': [
      { values: { identifier: 'a@b.co', password: 'secret1', remember: true } },
    ],
    'signIn.phoneSubmitted': [{ values: { phone: '+12025550134', remember: true } }],
    'signIn.providerChosen': [{ medium: 'google' }],
    'signIn.edited': [{}],
    'signIn.codeChosen': [{}],
    'signIn.passwordChosen': [{}],
    'signIn.signUpChosen': [{}],
    'signIn.forgotPasswordChosen': [{}],
    'signIn.signedInElsewhere': [{}],
    'signIn.dismissed': [{}],
  },
  results: {
    logIn: {
      'let in': { ok: true, facts: complete },
      'the profile is not complete': { ok: true, facts: facts({ isProfileComplete: false }) },
      'the e-mail is not proved': { ok: true, facts: facts(unproved) },
      'the phone is not proved': {
        ok: true,
        facts: facts({ hasToken: false, isPhoneVerified: false }),
      },
      'neither e-mail nor phone is proved': {
        ok: true,
        facts: facts({ ...unproved, isPhoneVerified: false }),
      },
      'neither is proved, the phone first': {
        ok: true,
        facts: facts({ ...unproved, isPhoneVerified: false, type: 'phone' }),
      },
      'nothing lacks, and no token': { ok: true, facts: facts({ hasToken: false }) },
      'wrong password': refused('credentials'),
      'there were too many attempts': refused('rate_limited'),
    },
    otp: {
      proved: { kind: 'verified', facts: complete },
      'proved before': { kind: 'verified', facts: null },
      'another one is given': { kind: 'identifierChange' },
      'given up': { kind: 'cancelled' },
    },
    socialLogin: {
      answered: { kind: 'answered', facts: complete },
      'another way': { kind: 'anotherWay' },
    },
    signUp: {
      created: { kind: 'created', facts: complete },
      'created, the e-mail is not proved': { kind: 'created', facts: facts(unproved) },
      'created, the phone is not proved': {
        kind: 'created',
        facts: facts({ hasToken: false, isPhoneVerified: false }),
      },
      'the login is wanted': { kind: 'loginChosen' },
    },
    profileCompletion: {
      completed: { kind: 'completed', facts: complete },
      'too late': { kind: 'expired' },
      'given up': { kind: 'cancelled' },
    },
    finishLogin: { finished: { kind: 'finished' } },
  },
  project: ({ loginMode, form, isNew, facts: known }) => [
    loginMode,
    form,
    isNew,
    known && [
      known.isProfileComplete,
      known.hasToken,
      known.isEmailVerified,
      known.isPhoneVerified,
    ],
  ],
  journeys: {
    'signs in by password': ['signIn.loggingIn.checkingCredentials', 'signIn.signedIn'],
    'signs in by code': ['signIn.provingLogin', 'signIn.signedIn'],
    'is new here': ['signIn.signingUp', 'signIn.signedIn'],
    'mistypes the password': ['signIn.loggingIn.refused', 'signIn.signedIn'],
  },
});
