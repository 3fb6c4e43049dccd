import '@skillcert/ui/institution-card.css';
import { InstitutionCard } from '@skillcert/ui';
import { useProfile } from '../../state/use-profile.js';

/** The recommending institution that the account belongs to: whom to ask, by phone, by mail or by its code. */
export function UnitCard() {
  const { recommend_info } = useProfile();
  if (!recommend_info) return null;
  const { com_name, pi_name, pi_phone, pi_email, pi_qr } = recommend_info;
  return (
    <InstitutionCard
      name={com_name}
      contact={pi_name || undefined}
      phone={pi_phone || undefined}
      email={pi_email || undefined}
      code={pi_qr || undefined}
    />
  );
}
