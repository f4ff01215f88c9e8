/** Search over all charts, their list and their map. */
export const finder = {
  find: 'Find anything',
  hint: 'Flows, states, events, conditions, messages, requirements',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  more: (count: number) => `Show ${count} more`,
  close: 'Close',
  failed: 'It could not be loaded.',
  unserved: 'no flow',
  all: 'All',
  running: 'Running',
  changed: 'Changed',
  failing: 'Failing',
  map: 'Map of the product',
  mapHint: 'Each line leads from a flow to one that it starts.',
  none: 'No flow is so now.',
  changedHint: 'Changed since this browser last looked at it',
  other: 'Other',
  kinds: {
    flow: 'Flows',
    state: 'States',
    event: 'Events',
    guard: 'Conditions',
    message: 'Messages',
    requirement: 'Requirements',
  },
};

export type FinderTexts = typeof finder;
