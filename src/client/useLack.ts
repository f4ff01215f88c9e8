import { useSyncExternalStore } from 'react';
import { isCutOff, isOffline, onConnectionChange } from './connection';

const missing = () => (isOffline() ? 'connection' : isCutOff() ? 'shop' : null);

export const useLack = () => useSyncExternalStore(onConnectionChange, missing);
