import { useSyncExternalStore } from 'react';
import { currentPlace, goTo, onMove, type Place } from './place-store.js';

/** The place in sight. */
export const usePlace = (): Place => useSyncExternalStore(onMove, currentPlace, currentPlace);

/** The parameters of the address and how to change them on the same page. */
export const useParams = () => {
  const { path, search } = usePlace();
  return {
    params: new URLSearchParams(search),
    /** Does nothing when the visitor has gone elsewhere meanwhile. */
    setParams: (params: URLSearchParams, how?: { replace?: boolean }) => {
      if (currentPlace().path !== path) return;
      goTo(`${path}${params.size > 0 ? `?${params}` : ''}`, how);
    },
  };
};
