import { followWindows } from './followWindows';
import { keepForOffline } from './offlineShop';
import { keepCarts } from './seen/keepCarts';

followWindows();
void keepForOffline().then(keepCarts);
