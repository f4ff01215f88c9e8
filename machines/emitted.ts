import type { MessageId } from './messages';

/** A toast, told by id; `text` is the server's own sentence where the spec says to show it. */
export interface Notify {
  type: 'notify';
  tone: 'success' | 'error' | 'info';
  message: MessageId;
  values?: Record<string, string | number>;
  text?: string;
  /** A button on the toast that sends `event` back to the flow that emitted it. */
  action?: { label: MessageId; event: string };
  /** Milliseconds on screen; the shop's usual time when missing. */
  autoClose?: number;
}

/** A place to go, as path and query of the storefront. */
interface Navigate {
  type: 'navigate';
  to: string;
  search?: Record<string, string | number | undefined>;
  replace?: boolean;
}

/** What every flow may emit; one place in the app turns it into toasts and router calls. */
export type Emitted = Notify | Navigate;
