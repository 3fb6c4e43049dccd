import { certificateLifecycle, registryLifecycle } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** The words of an action in the history of a certificate and of its way into the registry. */
export const useCertificateActionTitle = () => {
  const { t } = useWords();
  return (action: string): string => {
    const event = certificateLifecycle.transitions.find((row) => row.event === action)?.event;
    const registered = registryLifecycle.transitions.find((row) => `registry_${row.event}` === action)?.event;
    if (registered) return t(`certificates.history.registry_${registered}`);
    return t(`certificates.history.${event ?? (action === 'badge' ? 'badge' : 'print')}`);
  };
};
