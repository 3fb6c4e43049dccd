import type { OwnEnrolment } from '@skillcert/api-client';
import { Banner, Button, Text } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { formatEnd } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { subjectTitle } from './subject-title.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

const RecheckDialog = lazy(async () => ({ default: (await import('./recheck-dialog.js')).RecheckDialog }));

interface RecheckPartProps {
  readonly enrolment: OwnEnrolment;
  readonly score: OwnEnrolment['scores'][number];
  readonly own: OwnEnrolments;
}

/** Requests a recheck of a score while there is time, and shows the result. */
export function RecheckPart({ enrolment, score, own }: RecheckPartProps) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const { subject, recheck, recheck_until } = score;
  const title = subjectTitle(subject, language);
  if (recheck) {
    return (
      <Banner role="note" title={t(`mine.recheck_${recheck.status}`, { subject: title })}>
        {recheck.answer}
      </Banner>
    );
  }
  if (!recheck_until) return null;
  return (
    <>
      <Button block onClick={() => setAsking(true)}>
        {t('mine.recheck', { subject: title })}
      </Button>
      <Text as="p" size="sm" tone="muted">
        {t('mine.recheck_until', { until: formatEnd(recheck_until, language) })}
      </Text>
      {asking && (
        <Suspense>
          <RecheckDialog
            enrolment={enrolment}
            subject={subject}
            title={title}
            own={own}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
