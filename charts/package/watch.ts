export { startWatching } from '../inspector/watch/startWatching';
