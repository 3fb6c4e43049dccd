import '@skillcert/ui/image-frame.css';
import '@skillcert/ui/qr-code.css';
import '@skillcert/ui/timeline.css';
import type { OwnEnrolment } from '@skillcert/api-client';
import { introduceDocuments, isExamAhead } from '@skillcert/core';
import { Descriptions, ImageFrame, Inline, QRCode, Stack, Text, Timeline } from '@skillcert/ui';
import { useCall } from '../../client/use-call.js';
import { useFileAddress } from '../../client/use-file-address.js';
import { feeText } from '../../words/fee-text.js';
import { formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import { historyOf } from './history-of.js';
import { returnedTitle } from './returned-title.js';
import type { OwnEnrolments } from './use-own-enrolments.js';

interface EnrolmentProps {
  readonly enrolment: OwnEnrolment;
}

interface EnrolmentFactsProps extends EnrolmentProps {
  readonly own: OwnEnrolments;
}

/** The facts of one enrolment, its photo, and its fee. */
export function EnrolmentFacts({ enrolment, own }: EnrolmentFactsProps) {
  const words = useWords();
  const { t, language } = words;
  const money = own.paymentsOf(enrolment);
  const { enrol_no, created_at, exam_at, city, venue, name, id_type, id_masked, phone_masked } = enrolment;
  const { enroll_type, study_type, com_name, photo_id } = enrolment;
  const fee = money && feeText(money.fee_cents, money.currency, words);
  return (
    <Stack gap="md">
      {photo_id !== null && <OwnPhoto photo_id={photo_id} />}
      <Descriptions
        layout="rows"
        items={[
          { id: 'number', label: t('mine.number'), value: enrol_no },
          { id: 'name', label: t('form.name'), value: name },
          { id: 'identity', label: t(`form.id_type_${id_type}`), value: id_masked },
          { id: 'phone', label: t('form.phone'), value: phone_masked },
          ...(com_name ? [{ id: 'unit', label: t('mine.unit'), value: com_name }] : []),
          { id: 'enroll_type', label: t('form.enroll_type'), value: t(`form.enroll_type_${enroll_type}`) },
          { id: 'study_type', label: t('form.study_type'), value: t(`form.study_type_${study_type}`) },
          { id: 'enrolled', label: t('mine.enrolled_at'), value: formatMoment(created_at, language) },
          { id: 'exam', label: t('mine.exam'), value: formatMoment(exam_at, language) },
          { id: 'place', label: t('mine.place'), value: `${city} · ${venue}` },
          ...(fee ? [{ id: 'fee', label: t('list.fee'), value: fee }] : []),
        ]}
      />
    </Stack>
  );
}

function OwnPhoto({ photo_id }: { readonly photo_id: number }) {
  const { t } = useWords();
  const { data } = useCall('enrolment/fetchOwnFile', { file_id: photo_id });
  return <ImageFrame src={useFileAddress(data)} alt={t('form.photo_preview')} ratio="295/413" width="sm" />;
}

/** The number as the door scans it, once the enrolment is approved and until the exam is over. */
export function DoorCode({ enrolment: { status, enrol_no, class_name, class_status } }: EnrolmentProps) {
  const { t } = useWords();
  if (status !== 'approved' || !isExamAhead(class_status)) return null;
  return (
    <Inline gap="md">
      <QRCode
        value={enrol_no}
        label={t('mine.door_code', { number: enrol_no, name: class_name })}
        size="sm"
      />
      <Text as="p" tone="muted" size="sm">
        {t('mine.door_text')}
      </Text>
    </Inline>
  );
}

/** Its events, newest first. */
export function EnrolmentHistory({ enrolment }: EnrolmentProps) {
  const shown = useWords();
  const { t, language } = shown;
  return (
    <Timeline
      aria-label={t('mine.history')}
      items={historyOf(enrolment.timeline).map(({ id, words, tone, at, reason }) => ({
        id,
        title: t(`event.${words}`),
        time: formatMoment(at, language),
        dateTime: at,
        tone,
        description: introduceDocuments(reason, (document) =>
          t('mine.of_document', { document: returnedTitle(document, shown) }),
        ),
      }))}
    />
  );
}
