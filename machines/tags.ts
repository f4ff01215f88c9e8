/** The closed set of tags by which screens and the app read any flow's state. */
export type Tag = 'busy' | 'failed' | 'needsSignIn' | 'needsAnswer' | 'done';
