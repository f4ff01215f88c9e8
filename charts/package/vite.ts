export { inspectorBuild, inspectorServer } from '../inspector/prebuild/plugin';
