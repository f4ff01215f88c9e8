import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Change the profile',
  events: {
    'profileEdit.submitted': 'Update Profile pressed',
    'profileEdit.left': 'Go Back pressed',
    'profileEdit.edited': 'Something typed',
  },
  guards: {
    wasProvingPhoneByProvider: 'A reload came while the provider proved the phone',
    wasProvingPhone: 'A reload came while the phone was proved',
    wasProvingEmail: 'A reload came while the e-mail was proved',
    isSaved: 'It is saved',
    isPhoneToProveByProvider: 'The phone is to be proved by the phone-auth provider',
    isPhoneToProve: 'The phone is to be proved',
    isEmailToProve: 'The e-mail is to be proved',
    isSignInNeeded: 'The session has ended',
    isVerified: 'The code was right',
  },
  unmet: {
    wasProvingPhoneByProvider: 'no reload came while the provider proved the phone',
    wasProvingPhone: 'no reload came while the phone was proved',
    wasProvingEmail: 'no reload came while the e-mail was proved',
    isSaved: 'it is not saved',
    isPhoneToProveByProvider: 'the phone is not to be proved by the phone-auth provider',
    isPhoneToProve: 'the phone is not to be proved by a code',
    isEmailToProve: 'the e-mail is not to be proved',
    isSignInNeeded: 'the session has not ended',
    isVerified: 'no right code was given',
  },
  actors: {
    updateProfile: 'Change the profile',
    otp: 'Proof by a code',
    readNextProof: 'Ask whether another change waits for its code',
    askToSignIn: 'Ask to sign in',
    refetchProfile: 'Fetch the profile anew',
  },
  actions: {
    keepProof: 'Note the proof',
    keepRefusals: 'Note all that is not right',
    announceRefusals: 'Say all that is not right',
    forgetRefusals: 'Remove the reasons',
    forgetInterrupted: 'The interrupted proof is over',
    noteSaved: 'Note that it is saved',
    announceSaved: 'Say that it is saved',
  },
  delays: {
    refetchLimit: 'Longest wait for the answer',
  },
};
