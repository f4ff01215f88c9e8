export type {
  Chart,
  ChartAction,
  ChartGuard,
  ChartInvoke,
  ChartState,
  ChartTransition,
  Plain,
} from '../model/chart';
export { compareCharts } from '../model/compare';
export { type Coverage, parseCoverage } from '../model/coverage';
export { developerLabels, type Labels, wordLabels } from '../model/labels';
export { mask, type Openness } from '../model/mask';
export { readChart } from '../model/readChart';
export type { ChartWords } from '../model/words';
