export {
  createInspector,
  type InspectorOptions,
  type SocketInspector,
} from '../inspector/socket/createInspector';
