import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Config } from '../../domain/config';
import type { ParcelCategory } from '../../domain/parcel/parcel';
import type { ParcelActor, ParcelIntents } from './intents';
import { draftOf } from './selectors';

export interface ParcelScope {
  readonly actor: ParcelActor;
  readonly intents: ParcelIntents;
  readonly config: Config;
  readonly categories: readonly ParcelCategory[];
}

export const ParcelScopeContext = createContext<ParcelScope | null>(null);

export function useParcel(): ParcelScope {
  const scope = useContext(ParcelScopeContext);
  if (!scope) throw new Error('outside the parcel');
  return scope;
}

export const useParcelDraft = () => useSelector(useParcel().actor, draftOf);
