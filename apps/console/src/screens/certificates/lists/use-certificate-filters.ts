import type { CertificateKind } from '@skillcert/core';
import type { Filter } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { useWords } from '../../../messages/words-state.js';
import { registryStates } from '../registry/registry-states.js';
import { areaOf } from './certificate-area.js';
import { certificateStates } from './use-certificate-url.js';

/** Search and state of a list of certificates; with the step into the registry where they go there. */
export const useCertificateFilters = (kind: CertificateKind, registers: boolean): readonly Filter[] => {
  const { t } = useWords();
  return [
    searchFilter(t(`${areaOf[kind]}.search`)),
    choiceFilter({
      id: 'status',
      label: t('certificates.state'),
      choices: certificateStates,
      title: (each) => t(`certificates.status.${each}`),
    }),
    ...(registers
      ? [
          choiceFilter({
            id: 'registry',
            label: t('certificates.registry.heading'),
            choices: registryStates,
            title: (each) => t(`certificates.registry.status.${each}`),
          }),
        ]
      : []),
  ];
};
