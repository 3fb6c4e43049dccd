import '@skillcert/ui/institution-card.css';
import type { Profile } from '@skillcert/api-client';
import { InstitutionCard, type InstitutionCardProps } from '@skillcert/ui';
import { keptPicture } from '../../client/kept-picture.js';
import { usePicture } from '../../client/use-picture.js';

interface WithPictureProps extends InstitutionCardProps {
  readonly file_id: number;
}

/** A picture that is stored here is for the session alone, so no address of it can be in the page. */
function WithPicture({ file_id, ...shown }: WithPictureProps) {
  return <InstitutionCard {...shown} code={usePicture('user/fetchUnitQr', { file_id })} />;
}

/** The contact of the institution, by phone, by mail or by its code. */
export function InstitutionInfo({ info }: { readonly info: NonNullable<Profile['recommend_info']> }) {
  const { com_name, pi_name, pi_phone, pi_email, pi_qr } = info;
  const file_id = keptPicture(pi_qr);
  const shown = {
    name: com_name,
    contact: pi_name || undefined,
    phone: pi_phone || undefined,
    email: pi_email || undefined,
  };
  return file_id ? (
    <WithPicture {...shown} file_id={file_id} />
  ) : (
    <InstitutionCard {...shown} code={pi_qr || undefined} />
  );
}
