import '@skillcert/ui/image-frame.css';
import type { EnrolmentDetail } from '@skillcert/api-client';
import { Button, Descriptions, ImageFrame, Inline, Stack } from '@skillcert/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useEducationTitle } from '../use-education-title.js';
import { RevealDialog, type RevealedData } from './reveal-dialog.js';
import { usePhoto } from './use-photo.js';

/** The photo and everything the candidate wrote; identity number and phone stay masked until someone says why. */
export function ReviewFacts({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const educationTitle = useEducationTitle();
  const photo = usePhoto(detail);
  const [revealed, setRevealed] = useState<RevealedData | undefined>(undefined);
  const [asking, setAsking] = useState(false);

  return (
    <Inline align="start" gap="lg">
      <ImageFrame
        src={photo}
        alt={detail.photo_id === null ? t('candidate.no_photo') : t('candidate.photo', { name: detail.name })}
        ratio="295/413"
        width="md"
      />
      <Stack>
        <Descriptions
          items={[
            { id: 'name', label: t('candidate.name'), value: detail.name },
            { id: 'gender', label: t('candidate.gender'), value: t(`gender.${detail.gender}`) },
            { id: 'id_type', label: t('candidate.id_type'), value: t(`id_type.${detail.id_type}`) },
            { id: 'id_card', label: t('candidate.id_card'), value: revealed?.id_card ?? detail.id_masked },
            { id: 'birth', label: t('candidate.birth'), value: detail.birth },
            { id: 'phone', label: t('candidate.phone'), value: revealed?.phone ?? detail.phone_masked },
            { id: 'email', label: t('candidate.email'), value: detail.email },
            { id: 'education', label: t('candidate.education'), value: educationTitle(detail.education) },
            { id: 'employer', label: t('candidate.employer'), value: detail.employer },
            { id: 'job', label: t('candidate.job'), value: detail.job },
            {
              id: 'enroll_type',
              label: t('candidate.enroll_type'),
              value: t(`enroll_type.${detail.enroll_type}`),
            },
            {
              id: 'study_type',
              label: t('candidate.study_type'),
              value: t(`study_type.${detail.study_type}`),
            },
            { id: 'created_at', label: t('candidate.created_at'), value: minute(detail.created_at) },
            { id: 'round', label: t('candidate.review_round'), value: detail.review_round },
          ]}
        />
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
        </Inline>
      </Stack>
      {asking && <RevealDialog detail={detail} onClose={() => setAsking(false)} onRevealed={setRevealed} />}
    </Inline>
  );
}
