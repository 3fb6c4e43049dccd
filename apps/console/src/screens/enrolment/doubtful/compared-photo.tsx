import { ImageFrame } from '@skillcert/ui';
import { usePicture } from '../../../client/use-picture.js';
import { useWords } from '../../../messages/words-state.js';

interface ComparedPhotoProps {
  readonly record: {
    readonly class_id: number;
    readonly enrolment_id: number;
    readonly photo_id: number | null;
  };
  readonly name: string;
}

export function ComparedPhoto({ record: { class_id, enrolment_id, photo_id }, name }: ComparedPhotoProps) {
  const { t } = useWords();
  const photo = usePicture('enrolment/fetchPhoto', { class_id, enrolment_id }, photo_id);
  return (
    <ImageFrame
      src={photo}
      alt={photo_id === null ? t('candidate.no_photo') : t('candidate.photo', { name })}
      ratio="295/413"
      width="sm"
    />
  );
}
