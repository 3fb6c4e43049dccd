import { type RefObject, useEffect, useEffectEvent } from 'react';
import { sendComposed } from './send-composed.js';

/** Sends the text of a field at an Enter that an input method takes for itself. */
export const useSendingComposed = (
  field: RefObject<HTMLInputElement | null>,
  onSend: (value: string) => void,
): void => {
  const send = useEffectEvent(onSend);
  useEffect(() => (field.current ? sendComposed(field.current, (value) => send(value)) : undefined), [field]);
};
