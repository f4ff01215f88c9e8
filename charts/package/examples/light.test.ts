import { testPaths } from 'statechart-kit/vitest';
import { lightMachine } from './light';

testPaths(lightMachine, {
  events: { press: [{}], repair: [{}], dim: [{ to: 50 }, { to: 1 }] },
  results: { readFuse: { 'it is whole': { isWhole: true }, 'it is blown': { isWhole: false } } },
});
