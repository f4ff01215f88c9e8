import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseProject } from './settings';

let made: FirebaseApp | null = null;

/** The project's client that sign-in and pushed news share, made when it is first needed. */
export function firebaseApp(): FirebaseApp {
  if (!firebaseProject) throw new Error('No Firebase project is configured');
  const { emulator: _emulator, vapidKey: _key, ...options } = firebaseProject;
  made ??= initializeApp(options);
  return made;
}
