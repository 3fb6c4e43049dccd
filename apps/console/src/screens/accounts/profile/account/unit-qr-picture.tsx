import '@skillcert/ui/image-frame.css';
import { ImageFrame } from '@skillcert/ui';
import { usePicture } from '../../../../client/use-picture.js';

interface UnitQrPictureProps {
  readonly file_id: number;
  readonly alt: string;
}

/** The QR code of a unit, stored here. */
export function UnitQrPicture({ file_id, alt }: UnitQrPictureProps) {
  return <ImageFrame src={usePicture('user/fetchUnitQr', { file_id })} alt={alt} ratio="1/1" fit="contain" />;
}
