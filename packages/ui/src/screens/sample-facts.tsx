import { formatCents } from '@skillcert/core';
import { Eye, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { sampleImages } from '../image-viewer/sample-images.js';
import { Button, Descriptions, Dialog, ImageFrame, ImageViewer, Inline, Stack } from '../index.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { educationWords, factWords } from './sample-fact-words.js';
import { useLanguage, useSay } from './sample-say.js';

/** The photo of a candidate, and a closer look at it. */
function PhotoPart({ name }: { name: string }) {
  const t = useSay(factWords);
  const [isClose, setIsClose] = useState(false);
  const alt = t('photo', { name });
  const src = sampleImages[2]?.src ?? '';
  return (
    <Stack gap="xs">
      <ImageFrame src={src} alt={alt} ratio="295/413" width="md" />
      <Button
        size="small"
        variant="ghost"
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => setIsClose(true)}
      >
        {t('enlarge')}
      </Button>
      {isClose && (
        <Dialog open onOpenChange={setIsClose} title={alt}>
          <ImageViewer images={[{ src, alt }]} />
        </Dialog>
      )}
    </Stack>
  );
}

/** The photo and every field of the candidate; identity number and phone stay masked until a reason is given. */
export function Facts({ enrolment }: { enrolment: SampleEnrolment }) {
  const t = useSay(factWords);
  const educationTitle = useSay(educationWords);
  const language = useLanguage();
  const { name, id_masked, phone_masked, employer, com_name, created_at, round } = enrolment;
  const facts: Partial<Record<keyof typeof factWords, string | number>> = {
    name,
    gender: t('male'),
    id_type: t('cn'),
    id_card: id_masked,
    birth: '1990-03-07',
    phone: phone_masked,
    email: 'candidate@example.com',
    education: educationTitle('bachelor'),
    work_years: 6,
    employer,
    job: '',
    enroll_type: t(com_name ? 'organization' : 'individual'),
    study_type: t('online'),
    ...(com_name && { unit: com_name }),
    fee: formatCents(68_000, 'CNY', language),
    created_at,
    review_round: round,
  };
  return (
    <Inline align="start" gap="lg">
      <PhotoPart name={name} />
      <Stack>
        <Descriptions
          items={(Object.keys(facts) as (keyof typeof factWords)[]).map((id) => ({
            id,
            label: t(id),
            value: facts[id],
          }))}
        />
        <Inline>
          <Button size="small" icon={<Eye aria-hidden="true" />}>
            {t('reveal')}
          </Button>
        </Inline>
      </Stack>
    </Inline>
  );
}
