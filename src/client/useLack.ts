import { useSyncExternalStore } from 'react';
import { isCutOff, isOffline, onConnectionChange } from './connection';

const missing = () => (isOffline() ? 'connection' : isCutOff() ? 'shop' : null);

/** What is missing between this page and the shop: the connection, the shop at its end, or nothing. */
export const useLack = () => useSyncExternalStore(onConnectionChange, missing);
