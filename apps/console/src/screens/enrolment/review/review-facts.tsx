import type { EnrolmentDetail } from '@skillcert/api-client';
import { Button, Descriptions, Inline, Stack, useIsMobile } from '@skillcert/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { recordLines } from '../candidate-texts.js';
import { EditPart } from '../edit/edit-part.js';
import { useEducationTitle } from '../use-education-title.js';
import { PhotoPart } from './documents/photo-part.js';
import { RevealDialog, type RevealedData } from './reveal-dialog.js';

interface ReviewFactsProps {
  readonly detail: EnrolmentDetail;
  /** Whether the class accepts corrections. */
  readonly mayEdit: boolean;
}

/** The candidate's entries about the person, as lines. */
const usePersonFacts = (detail: EnrolmentDetail, revealed: RevealedData | undefined) => {
  const { t } = useWords();
  const educationTitle = useEducationTitle();
  const { levelTitle } = useProgramme();
  const { certificate, work_years } = detail;
  return [
    { id: 'name', label: t('candidate.name'), value: detail.name },
    { id: 'gender', label: t('candidate.gender'), value: t(`candidate.gender.${detail.gender}`) },
    { id: 'id_type', label: t('candidate.id_type'), value: t(`candidate.id_type.${detail.id_type}`) },
    { id: 'id_card', label: t('candidate.id_card'), value: revealed?.id_card ?? detail.id_masked },
    { id: 'birth', label: t('candidate.birth'), value: detail.birth },
    { id: 'phone', label: t('candidate.phone'), value: revealed?.phone ?? detail.phone_masked },
    { id: 'education', label: t('candidate.education'), value: educationTitle(detail.education) },
    ...(work_years === null
      ? []
      : [
          {
            id: 'work_years',
            label: t('candidate.work_years'),
            value: t('candidate.work_years_of', { years: work_years }),
          },
        ]),
    ...(certificate
      ? [
          {
            id: 'certificate',
            label: t('candidate.certificate'),
            value: [levelTitle(certificate.level), certificate.number, certificate.issued_on].join(' · '),
          },
        ]
      : []),
    ...recordLines.map((id) => ({ id, label: t(`candidate.${id}`), value: detail[id] })),
  ];
};

/** The ways to enrol and study, the unit and the fee, as lines. */
const useEnrolmentFacts = (detail: EnrolmentDetail) => {
  const { t } = useWords();
  const { minute, money } = useFormats();
  const { com_name, moved_from } = detail;
  return [
    { id: 'enroll_type', label: t('candidate.enroll_type'), value: t(`enroll_type.${detail.enroll_type}`) },
    { id: 'study_type', label: t('candidate.study_type'), value: t(`study_type.${detail.study_type}`) },
    ...(com_name === null ? [] : [{ id: 'unit', label: t('candidate.unit'), value: com_name }]),
    { id: 'fee', label: t('class.fee_cents'), value: money(detail.fee_cents, detail.currency) },
    { id: 'created_at', label: t('candidate.created_at'), value: minute(detail.created_at) },
    { id: 'round', label: t('candidate.review_round'), value: detail.review_round },
    ...(moved_from
      ? [
          {
            id: 'moved_from',
            label: t('review.moved_from'),
            value: `${moved_from.class_name} · ${moved_from.enrol_no}`,
          },
        ]
      : []),
  ];
};

/** The photo and the candidate's entries; identity number and phone stay masked until a reason is given. */
export function ReviewFacts({ detail, mayEdit }: ReviewFactsProps) {
  const { t } = useWords();
  const isMobile = useIsMobile();
  const [revealed, setRevealed] = useState<RevealedData | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const person = usePersonFacts(detail, revealed);
  const enrolment = useEnrolmentFacts(detail);

  return (
    // At a desk the facts stand beside the photo even if their words are long, so that both are visible
    // without scrolling.
    <Inline align="start" gap="lg" wrap={isMobile}>
      <PhotoPart detail={detail} />
      <Stack>
        <Descriptions items={[...person, ...enrolment]} />
        <Inline>
          {revealed ? (
            <Button size="small" icon={<EyeOff aria-hidden="true" />} onClick={() => setRevealed(undefined)}>
              {t('reveal.hide')}
            </Button>
          ) : (
            <Button size="small" icon={<Eye aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('reveal.button')}
            </Button>
          )}
          {mayEdit && <EditPart detail={detail} />}
        </Inline>
      </Stack>
      {asking && <RevealDialog detail={detail} onClose={() => setAsking(false)} onRevealed={setRevealed} />}
    </Inline>
  );
}
