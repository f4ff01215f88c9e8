import { defineModel } from '../../../charts/package/define';
import type { Module, ModuleType } from '../../../domain/place/module';
import { type ModuleInput, moduleMachine } from '../../../machines/place/module';
import { done } from '../answers';

const moduleOf = (id: number, module_type: ModuleType): Module => ({
  id,
  module_type,
  module_name: module_type,
  icon_full_url: '',
  description: '',
  zones: [],
  status: 1,
  stores_count: 0,
});
const food = moduleOf(1, 'food');
const grocery = moduleOf(2, 'grocery');
const rental = moduleOf(4, 'rental');
const start: ModuleInput = {
  wish: 'settle',
  current: null,
  chosen: null,
  preferred: null,
  askedModules: null,
  hasZone: true,
};

export const module = defineModel(moduleMachine, {
  inputs: {
    'a new place': start,
    'a new place, for a page that a link led to': { ...start, stays: true },
    'a new place, in the food module': { ...start, current: food },
    'a module of the header': { ...start, current: food, chosen: grocery },
    'interests not asked for yet': { ...start, current: food, chosen: grocery, askedModules: [1] },
    'all modules asked for': { ...start, wish: 'ask', current: food },
    'the rental module': { ...start, current: rental, chosen: rental },
  },
  events: {
    'module.chosen': [{ module: food }, { module: rental }],
    'module.retried': [{}],
    'module.locationAsked': [{}],
    'module.closed': [{}],
  },
  results: {
    listModules: { none: [], food: [food], 'grocery and food': [grocery, food], rental: [rental] },
    checkTripZone: {
      'no trip': { standing: 'empty' },
      'a trip that is served here': { standing: 'served' },
      'a trip that is not': { standing: 'unserved' },
    },
    resetTripCart: done,
  },
});
