import type { Recording } from '../../recordings/recording';

/**
 * A recording as a path for testers: the same format without the seconds that a person took, so that it is the
 * same text whoever walked it. Only clocks keep their time; the ways that were taken stay, they are counted.
 */
export const pathOf = ({ chart: _chart, begun: _begun, ...recording }: Recording): Recording => ({
  ...recording,
  steps: recording.steps.map(({ context: _context, tags: _tags, actions: _actions, ...step }) =>
    step.kind === 'time' ? step : { ...step, elapsed: 0 },
  ),
});
