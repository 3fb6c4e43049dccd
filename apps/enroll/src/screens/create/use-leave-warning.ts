import { useEffect } from 'react';

/** Has the browser ask before a tab with unsent entries is closed or reloaded. */
export const useLeaveWarning = (unsent: boolean): void => {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsent]);
};
