import type { Message } from '../../server/messages/messenger';
import type { Scheduler } from './scheduler';

/** What surrounds the servers; another for each day, while the servers stay. */
export interface Stage {
  scheduler: Scheduler;
  now(): Date;
  /** A message that somebody has got. */
  arrived(message: Message): void;
  /** What a statement becomes on its way. */
  rewrite(statement: string): string;
  /** Is told what PostgreSQL refused. */
  refused(error: unknown, statement: string): void;
}
