import { runtimeConfig } from '../../client/runtimeConfig';

/** The Firebase project of this deployment; null when it has none. */
export const firebaseProject = runtimeConfig.firebase;

export const hasFirebase = firebaseProject !== null;

/** Whether news can be pushed to browsers here: an emulator pushes nothing. */
export const canPush = Boolean(
  firebaseProject?.vapidKey && firebaseProject.messagingSenderId && !firebaseProject.emulator,
);

/** With an emulator there is no page of a provider's to open: the shop asks for the account itself. */
export const isEmulated = Boolean(firebaseProject?.emulator);
