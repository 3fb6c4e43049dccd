import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { prompts } from '../state/prompts.js';

const SessionExpiredDialog = lazy(async () => ({
  default: (await import('./session-expired-dialog.js')).SessionExpiredDialog,
}));

/** The dialog that interrupts any screen; downloaded when it is first needed. */
export function Prompts() {
  const { session_expired } = useSnapshot(prompts);
  return <Suspense>{session_expired && <SessionExpiredDialog />}</Suspense>;
}
