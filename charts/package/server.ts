export { type Hub, type HubOptions, startHub } from '../inspector/socket/hub';
