export { mountInspector } from '../inspector/mountInspector';
export type { StatelyInspector } from '../inspector/sink/stately';
