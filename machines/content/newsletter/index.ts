export {
  type NewsletterEvent,
  type NewsletterScreen,
  newsletterMachine,
} from './newsletterMachine';
