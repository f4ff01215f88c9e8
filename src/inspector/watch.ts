import { startWatching } from '../../charts/package/watch';
import { runtimeConfig } from '../client/runtimeConfig';
import { open } from './open';

const role = import.meta.env.DEV || runtimeConfig.inspector === 'developer' ? 'developer' : 'read';

startWatching({ open, role });
