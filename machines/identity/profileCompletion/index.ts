export { decideMissing, type MissingContact } from './decideMissing';
export { decideRefusedField } from './decideRefusedField';
export { profileCompletionMachine } from './profileCompletionMachine';
export type {
  CompletionRequest,
  ProfileCompletionEvent,
  ProfileCompletionInput,
  ProfileCompletionOutput,
  ProfileCompletionScreen,
} from './profileCompletionSetup';
