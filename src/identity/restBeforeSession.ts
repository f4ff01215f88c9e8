import { nextTask } from '../client/nextTask';

// As restBeforeRouter; a file is run once, so each rest is a file of its own.
await nextTask();
