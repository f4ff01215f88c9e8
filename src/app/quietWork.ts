import { followWindows } from './followWindows';
import { keepForOffline } from './offlineShop';

followWindows();
void keepForOffline();
