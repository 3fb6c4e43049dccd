import '@skillcert/ui/image-frame.css';
import type { ExpertInfo } from '@skillcert/api-client';
import { ImageFrame } from '@skillcert/ui';
import { usePicture } from '../../../../client/use-picture.js';

export function QualificationPicture({
  file: { file_id, title },
}: {
  readonly file: ExpertInfo['files'][number];
}) {
  const address = usePicture('user/fetchExpertFile', { file_id });
  return <ImageFrame src={address} alt={title} ratio="4/3" fit="contain" width="full" />;
}
