import { nextTask } from '../client/nextTask';

// Whatever imports this file before its own first line starts in a later task than what came before: the shop's
// code is read in short tasks, between which the text shell answers.
await nextTask();
