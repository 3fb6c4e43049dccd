import '@skillcert/ui/image-frame.css';
import { ImageFrame } from '@skillcert/ui';
import { usePicture } from '../../../client/use-picture.js';

interface PayeeQrProps {
  readonly class_id: number;
  readonly qr_id: number;
  readonly alt: string;
}

/** The picture that is scanned to transfer to a class. */
export function PayeeQr({ class_id, qr_id, alt }: PayeeQrProps) {
  const address = usePicture('payment/fetchPayeeQr', { class_id, qr_id });
  return <ImageFrame src={address} alt={alt} ratio="1/1" fit="contain" width="lg" />;
}
