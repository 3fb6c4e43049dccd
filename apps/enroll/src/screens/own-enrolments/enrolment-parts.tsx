import '@skillcert/ui/timeline.css';
import type { OwnEnrolment } from '@skillcert/api-client';
import { eventsFrom, reviewLifecycle } from '@skillcert/core';
import { Button, ConfirmDialog, Descriptions, Stack, Timeline } from '@skillcert/ui';
import { useState } from 'react';
import { formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { historyOf, namedReason } from './history-of.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentProps {
  readonly enrolment: OwnEnrolment;
}

/** The facts of one enrolment. */
export function EnrolmentFacts({ enrolment }: EnrolmentProps) {
  const { t, language } = useWords();
  const { enrol_no, created_at, exam_at, city, venue, name, id_type, id_masked } = enrolment;
  return (
    <Descriptions
      layout="rows"
      items={[
        { id: 'number', label: t('mine.number'), value: enrol_no },
        { id: 'name', label: t('form.name'), value: name },
        { id: 'identity', label: t(`form.id_type_${id_type}`), value: id_masked },
        { id: 'enrolled', label: t('mine.enrolled_at'), value: formatMoment(created_at, language) },
        { id: 'exam', label: t('mine.exam'), value: formatMoment(exam_at, language) },
        { id: 'place', label: t('mine.place'), value: `${city} · ${venue}` },
      ]}
    />
  );
}

/** What has happened to it, newest first. */
export function EnrolmentHistory({ enrolment }: EnrolmentProps) {
  const { t, language } = useWords();
  return (
    <Timeline
      aria-label={t('mine.history')}
      items={historyOf(enrolment.timeline).map(({ id, words, tone, at, reason }) => ({
        id,
        title: t(`event.${words}`),
        time: formatMoment(at, language),
        dateTime: at,
        tone,
        description: namedReason(reason, (document) => t(`document.${document}`)),
      }))}
    />
  );
}

interface EnrolmentActionsProps extends EnrolmentProps {
  readonly own: OwnEnrolments;
}

/** What the candidate may do now, by the lifecycle. */
export function EnrolmentActions({ enrolment, own }: EnrolmentActionsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const events = eventsFrom(reviewLifecycle, enrolment.status, ['candidate']).map(({ event }) => event);
  if (events.length === 0) return null;
  return (
    <Stack gap="sm">
      {events.includes('resubmit') && (
        <Button variant="primary" block onClick={() => own.mend(enrolment.enrolment_id)}>
          {t('mine.resubmit')}
        </Button>
      )}
      {events.includes('withdraw') && (
        <Button block onClick={() => setAsking(true)}>
          {t('mine.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('mine.withdraw_title')}
        description={t('mine.withdraw_text', { name: enrolment.class_name })}
        confirmLabel={t('mine.withdraw')}
        cancelLabel={t('mine.withdraw_keep')}
        onConfirm={() => own.withdraw(enrolment)}
      />
    </Stack>
  );
}
