export { type LanguageEvent, type LanguageScreen, languageMachine } from './languageMachine';
