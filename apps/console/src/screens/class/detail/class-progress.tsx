import '@skillcert/ui/steps.css';
import type { ClassRecord } from '@skillcert/api-client';
import type { ClassStatus } from '@skillcert/core';
import { Steps } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';

const way = ['draft', 'submitted', 'approved', 'enrolling'] as const satisfies ClassStatus[];

/** The progress of an application; nothing once the class takes enrolments, or if it never will. */
export function ClassProgress({ status }: Pick<ClassRecord, 'status'>) {
  const { t } = useWords();
  const at = way.find((each) => each === (status === 'refused' ? 'submitted' : status));
  if (!at || at === 'enrolling') return null;
  return (
    <Steps
      current={at}
      items={way.map((each) => {
        const failed = status === 'refused' && each === 'submitted';
        return { id: each, label: t(`class.status.${failed ? 'refused' : each}`), failed };
      })}
    />
  );
}
