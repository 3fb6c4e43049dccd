import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { attempt } from '../client/attempt.js';
import { call } from '../client/call.js';
import { sendToActiveClass } from '../state/active-class.js';
import { activateClass } from './activate-class.js';
import { useRequiredClass } from './use-required-class.js';

const name = 'class';

/** The class that an address names, as that of a printed code does. */
export const classNamedBy = (params: URLSearchParams): number | undefined =>
  Number(params.get(name)) || undefined;

/** Makes the class in an address active, if it may be seen. */
export const enterNamedClass = async (class_id: number): Promise<void> => {
  // A class that does not exist, or is outside the reader's scope, is handled by the dialog that asks for another
  // class.
  const record = await attempt(() => call('class/fetchClassById', { class_id }, { quiet: true }));
  if (record) await activateClass(record);
};

/**
 * Whether the address names another class than the active one. That one is left then, so that the guard enters the
 * named one, or asks for one. Afterwards the address drops it: its tag must not lead out of the next class.
 */
export const useNamedClass = (): boolean => {
  const { class_id } = useRequiredClass();
  const [params, setParams] = useSearchParams();
  const named = classNamedBy(params);
  const isOther = named !== undefined && named !== class_id;
  useEffect(() => {
    if (isOther) sendToActiveClass({ type: 'class_cleared' });
    else if (named !== undefined) {
      setParams((now) => new URLSearchParams([...now].filter(([key]) => key !== name)), { replace: true });
    }
  }, [isOther, named, setParams]);
  return isOther;
};
