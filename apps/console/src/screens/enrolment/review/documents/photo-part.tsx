import '@skillcert/ui/image-frame.css';
import '@skillcert/ui/image-viewer.css';
import type { EnrolmentDetail } from '@skillcert/api-client';
import { Button, Dialog, ImageFrame, ImageViewer, Stack } from '@skillcert/ui';
import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { usePicture } from '../../../../client/use-picture.js';
import { useWords } from '../../../../messages/words-state.js';

/** The photo of a candidate, and a closer look at it. */
export function PhotoPart({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const { class_id, enrolment_id, photo_id, name } = detail;
  const photo = usePicture('enrolment/fetchPhoto', { class_id, enrolment_id }, photo_id);
  const [isClose, setIsClose] = useState(false);
  const alt = photo_id === null ? t('candidate.no_photo') : t('candidate.photo', { name });
  return (
    <Stack gap="xs">
      <ImageFrame src={photo} alt={alt} ratio="295/413" width="md" />
      {photo && (
        <Button
          size="small"
          variant="ghost"
          icon={<ZoomIn aria-hidden="true" />}
          onClick={() => setIsClose(true)}
        >
          {t('candidate.photo_enlarge')}
        </Button>
      )}
      {photo && isClose && (
        <Dialog open onOpenChange={setIsClose} title={alt}>
          <ImageViewer images={[{ src: photo, alt }]} />
        </Dialog>
      )}
    </Stack>
  );
}
