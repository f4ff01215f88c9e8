/**
 * The closed set of tags by which screens and the app read any flow's state. A `busy` state is also `quiet` where nobody is to
 * be told that it lasts: a person answers it elsewhere, nobody asked for it, or a note says already that it goes on.
 */
export type Tag = 'busy' | 'quiet' | 'failed' | 'needsSignIn' | 'needsAnswer' | 'done';
