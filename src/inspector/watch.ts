import { startWatching } from '../../charts/inspector/watch/startWatching';
import { runtimeConfig } from '../client/runtimeConfig';
import { open } from './open';

const role = import.meta.env.DEV || runtimeConfig.inspector === 'developer' ? 'developer' : 'read';

startWatching({ open, role });
