export {
  type InspectorPlugin,
  inspectorBuild,
  inspectorServer,
} from '../inspector/prebuild/plugin.ts';
