import 'react-dom/client';
import { nextTask } from '../client/nextTask';

// The largest library starts in a task of its own, and whatever imports this file in a later one: between them the
// text shell answers.
await nextTask();
