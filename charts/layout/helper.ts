import { type LayoutTask, layTask } from './task';

/** A process that lays out what it is sent. */
process.on('message', (task: LayoutTask) => {
  layTask(task).then(
    (drawing) => process.send?.({ drawing }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
