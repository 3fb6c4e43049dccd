import '@skillcert/ui/image-frame.css';
import { ImageFrame, Stack, Text } from '@skillcert/ui';
import { useCall } from '../../../client/use-call.js';
import { useFileAddress } from '../../../client/use-file-address.js';
import { useWords } from '../../../words/use-words.js';

interface PayeeQrProps {
  readonly class_id: number;
  readonly qr_id: number;
}

/** The picture to scan instead of typing the account. */
export function PayeeQr({ class_id, qr_id }: PayeeQrProps) {
  const { t } = useWords();
  const { data } = useCall('payment/fetchPayeeQr', { class_id, qr_id });
  const address = useFileAddress(data);
  return (
    <Stack gap="sm">
      <Text as="p">{t('pay.qr')}</Text>
      <ImageFrame src={address} alt={t('pay.qr_alt')} ratio="1/1" fit="contain" width="lg" />
    </Stack>
  );
}
