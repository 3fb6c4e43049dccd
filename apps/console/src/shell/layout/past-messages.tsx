import { ToastHistory } from '@skillcert/ui';
import { useSyncExternalStore } from 'react';
import { toaster } from '../../client/toaster.js';
import { useFormats } from '../../format/use-formats.js';

const isEmpty = () => toaster.history().length === 0;

/**
 * The way to the messages of this page, because five seconds are too short for some; absent before the first. It
 * comes with the layout: the first message may be that the network is lost.
 */
export function PastMessages() {
  const { minute } = useFormats();
  const nothing = useSyncExternalStore(toaster.subscribe, isEmpty);
  return nothing ? null : (
    <ToastHistory toaster={toaster} formatTime={(at) => minute(new Date(at).toISOString())} />
  );
}
